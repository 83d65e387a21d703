export interface FanCard {
  readonly leftPt: number;
  readonly downPt: number;
  readonly turnDeg: number;
}

export interface Fan {
  /** Wider than its place where so many cards are held that it scrolls. */
  readonly widthPt: number;
  readonly cards: readonly FanCard[];
}

/** Of a card under another one so much stays to be seen and touched. */
const LEAST_SEEN_PT = 44;
const GAP_PT = 6;
const TURN_DEG = 2.2;
const MOST_TURN_DEG = 7;
const SAG_PT = 1.6;
/** Below that the foot of the outermost would be cut off. */
const MOST_SAG_PT = 8;

/** Cards in a hand: side by side where there is room, else over one another, in a shallow arc. */
export function fanOf(count: number, cardPt: number, roomPt: number): Fan {
  const apart = count < 2 ? 0 : (roomPt - cardPt) / (count - 1);
  const stepPt = Math.max(Math.min(apart, cardPt + GAP_PT), Math.min(LEAST_SEEN_PT, cardPt));
  const spanPt = cardPt + stepPt * Math.max(count - 1, 0);
  const startPt = Math.max(0, (roomPt - spanPt) / 2);
  const middle = (count - 1) / 2;
  const sag = Math.min(SAG_PT, MOST_SAG_PT / Math.max(middle * middle, 1));
  const turn = Math.min(TURN_DEG, MOST_TURN_DEG / Math.max(middle, 1));
  const cards = Array.from({ length: count }, (_, at): FanCard => {
    const off = at - middle;
    return {
      leftPt: startPt + at * stepPt,
      downPt: off * off * sag,
      turnDeg: off * turn,
    };
  });
  return { widthPt: Math.max(roomPt, spanPt), cards };
}
