export interface CanvasLife {
  /** Another number is a new canvas; null while there is none. */
  readonly number: number | null;
  /** The device gives nothing to draw on any more. */
  readonly isGone: boolean;
  /** Asks it once more. */
  readonly again: () => void;
}
