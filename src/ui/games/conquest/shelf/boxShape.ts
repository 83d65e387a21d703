import type { BoxShape } from '../../../game';

/** As it is painted by `npm run art:title`. */
export const BOX = { widthPt: 186, heightPt: 200 } as const satisfies BoxShape;
