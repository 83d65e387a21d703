/** From here on letters are so large that names no longer fit where they usually stand. */
export const LARGE_TEXT = 1.3;
