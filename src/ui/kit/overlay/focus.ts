/** Something that had the focus. */
export interface FocusPlace {
  /** Whether it could have it once more. */
  canTake(): boolean;
  take(): void;
}
