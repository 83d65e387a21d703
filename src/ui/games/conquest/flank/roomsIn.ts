/** How much of a flank each thing takes, so that nothing lies over anything. */
export interface Rooms {
  readonly hasSeats: boolean;
  readonly hasTokens: boolean;
  readonly tokenPt: number;
  readonly tokensAbreast: number;
  readonly card: { readonly width: number; readonly height: number };
  /** So many cards find room side by side and below one another. */
  readonly cards: number;
  /** The width of a whole card that lies below all of it. */
  readonly pickedPt: number;
  /** There is more than all of it needs: it lies at the head. */
  readonly isTall: boolean;
}

export interface Flanking {
  readonly seats: number;
  readonly tokens: number;
  readonly hasPicked: boolean;
}

const BROAD_PT = 128;
const SEAT_PT = 52;
const GAP_PT = 4;
const BESIDE_PT = 8;
const TOKEN_GAP_PT = 2;
const NAME_PT = 21;
const SMALL = { tokenPt: 26, card: { width: 44, height: 60 } } as const;
const LARGE = { tokenPt: 34, card: { width: 66, height: 90 } } as const;
const MOST_ABREAST = 4;
const MOST_CARDS = 3;
/** A card to be read: how high it is by its width, what is done with it below, and how broad it may be. */
const PICKED_HIGH = 1.6;
const PICKED_MORE_PT = 88;
const PICKED_LEAST_PT = 150;
const PICKED_MOST_PT = 190;

/** A card that is read comes first, then tokens, then the cards; who plays is told where all of that leaves room. */
export function roomsIn(
  { widthPt, heightPt }: { readonly widthPt: number; readonly heightPt: number },
  { seats, tokens, hasPicked }: Flanking,
): Rooms {
  const { tokenPt, card } = widthPt < BROAD_PT ? SMALL : LARGE;
  const tokensAbreast = Math.max(1, Math.min(MOST_ABREAST, Math.floor(widthPt / (tokenPt + TOKEN_GAP_PT)) - 1));
  const tokensPt = Math.ceil(tokens / tokensAbreast) * (tokenPt + TOKEN_GAP_PT) + GAP_PT;
  const mostPt = Math.min(widthPt - GAP_PT, PICKED_MOST_PT);
  const pickedPt = Math.max(PICKED_LEAST_PT, Math.min(mostPt, Math.floor((heightPt - PICKED_MORE_PT) / PICKED_HIGH)));
  const freePt = heightPt - (hasPicked ? PICKED_HIGH * pickedPt + PICKED_MORE_PT : 0);
  const abreast = Math.max(1, Math.floor((widthPt + BESIDE_PT) / (card.width + BESIDE_PT)));
  const rowPt = card.height + NAME_PT + GAP_PT;
  const seatsPt = seats * (SEAT_PT + GAP_PT);
  const wantedPt = tokensPt + Math.ceil(MOST_CARDS / abreast) * rowPt;
  const hasSeats = widthPt >= BROAD_PT && freePt >= (hasPicked ? tokensPt : wantedPt) + seatsPt;
  const hasTokens = freePt >= tokensPt;
  const cardsPt = freePt - tokensPt - (hasSeats ? seatsPt : 0);
  const cards = Math.max(0, Math.floor(cardsPt / rowPt)) * abreast;
  return { hasSeats, hasTokens, tokenPt, tokensAbreast, card, cards, pickedPt, isTall: freePt > wantedPt + seatsPt };
}
