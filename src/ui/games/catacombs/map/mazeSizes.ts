/** A card is as broad as lets its whole row be seen, within reason: a finger has to find it. */
const TILE_PT = { least: 48, usual: 66, most: 92 } as const;
/** On a high screen cards are larger: three rows of them still leave room for the question. */
const HEIGHT_SHARE = 1 / 9;
export const GAP_PT = 16;

/** How broad the cards of a labyrinth are, where so much room lies beside their columns and the window is so high. */
export function tilePtFor(roomPt: number | null, columns: number, heightPt: number): number {
  if (roomPt === null) return TILE_PT.usual;
  const mostPt = Math.min(TILE_PT.most, Math.max(TILE_PT.usual, heightPt * HEIGHT_SHARE));
  const sharePt = Math.floor((roomPt - GAP_PT) / columns - GAP_PT);
  return Math.min(mostPt, Math.max(TILE_PT.least, sharePt));
}
