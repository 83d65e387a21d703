const DISC_PT = { usual: 148, low: 104 } as const;
const VALANCE_PT = { whole: 170, raised: 100 } as const;
const PLAQUE_PT = 340;
/** A screen that is lower shows less of the valance and a smaller disc, and so the whole plaque. */
const LOW_PT = 720;

/** How large everything before the curtain is; in larger letters a screen is as much lower, and the plaque broader. */
export function curtainSizes(heightPt: number, textScale: number) {
  const scale = Math.max(1, textScale);
  const isLow = heightPt < LOW_PT * scale;
  const valancePt = isLow ? VALANCE_PT.raised : VALANCE_PT.whole;
  return {
    discPt: isLow ? DISC_PT.low : DISC_PT.usual,
    valancePt,
    raisedPt: VALANCE_PT.whole - valancePt,
    plaquePt: PLAQUE_PT * scale,
  };
}
