/** A browser shows pictures of its pages as it likes; no page is asked. */
export const SwitcherCover = () => null;
