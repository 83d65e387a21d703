/** How broad a letter is on average, as a share of its size: rather too much than too little. */
const LETTER_SHARE = 0.56;
const LETTER_PT = 16;
/** The flag without its word, and what is left and right of it on the ribbon. */
const FLAG_PT = 66;
const ENDS_PT = 20;
const SEAL_PT = 48;
/** The picture of another step, and what parts it from the next. */
const STEP_PT = 22;

/**
 * Whether the ribbon has room for the name of the step beside the pictures of so many others; without it the picture
 * says it, and the name is for the ear.
 */
export const hasRoomForName = (
  name: string,
  ribbonPt: number,
  textScale: number,
  hasSeal: boolean,
  others = 0,
): boolean => {
  const flagPt = name.length * LETTER_PT * LETTER_SHARE * textScale + FLAG_PT;
  const endsPt = ENDS_PT + (hasSeal ? SEAL_PT - ENDS_PT / 2 : 0);
  return flagPt + endsPt + others * STEP_PT <= ribbonPt;
};
