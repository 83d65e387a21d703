/** The native word hides what is outside, and lets a browser scroll the box when something in it takes the focus. */
const cutOff: string = 'clip';

/** What is in a box is not to be seen outside it, and stays where it is. */
export const CLIP = { overflow: cutOff as 'hidden' };
