/** What lies on top of its side, and may be asked to go. */
export interface Closable {
  readonly hasFocus: () => boolean;
  readonly goBack: () => void;
}

/** Whom the key of escape means where several sides have one keyboard: whoever has the focus, else the last that came. */
export const meantByEscape = (open: readonly Closable[]): Closable | null =>
  open.find((one) => one.hasFocus()) ?? open.at(-1) ?? null;
