/** What is in a box is not to be seen outside it. */
export const CLIP = { overflow: 'hidden' } as const;
