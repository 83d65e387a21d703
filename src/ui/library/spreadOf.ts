/** From this width on, the shelves and the open card lie side by side. */
const SPREAD_FROM_PT = 760;
/** From this width on, nearly all names of shelves are in sight at once. */
const BROAD_FROM_PT = 1600;
const SHELVES_PT = { usual: 380, broad: 640 } as const;
/** A line of a card is no longer than can be read with ease. */
const WIDEST_PT = { usual: 1180, broad: 1440 } as const;

/** How the library lies on a screen so broad. */
export function spreadOf(widthPt: number) {
  const room = widthPt >= BROAD_FROM_PT ? 'broad' : 'usual';
  return { isSpread: widthPt >= SPREAD_FROM_PT, shelvesPt: SHELVES_PT[room], widestPt: WIDEST_PT[room] };
}
