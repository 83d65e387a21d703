/** What is drawn on the canvas itself is compiled by the canvas of a phone, which nobody else can draw with. */
export const warmUpSigns = (_pause: () => Promise<void>): Promise<void> => Promise.resolve();
