export interface AdjusterProps {
  readonly label: string;
  /** As it is now, in words. */
  readonly said: string;
  readonly onLess: () => void;
  readonly onMore: () => void;
}
