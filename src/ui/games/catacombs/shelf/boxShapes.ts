import type { BoxShape } from '../../../game';

/** The boxes of the game and of its expansions, as they are painted by `npm run art:title`. */
export const BOXES = {
  catacombs: { widthPt: 190, heightPt: 212 },
  soloth: { widthPt: 66, heightPt: 158 },
  vermin: { widthPt: 62, heightPt: 144 },
} as const satisfies Readonly<Record<string, BoxShape>>;
