const USUAL_ROOT_PX = 16;

/** A reader who asks the browser for larger text gets it: sizes here are in pixels, which would not follow. */
export const browserScale = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_ROOT_PX;
