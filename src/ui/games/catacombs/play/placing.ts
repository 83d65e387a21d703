import { whyNotThere, type PieceAt, type PlaceAsk, type Region, type TakenPlace } from '../../../../rules/flicking';
import type { Refusal } from '../../../../rules/machine';

/** Where each piece is held until the player is content. */
export type Held = Readonly<Record<string, PieceAt>>;

export const heldAt = (places: readonly PieceAt[]): Held => Object.fromEntries(places.map((at) => [at.id, at]));

export const placesIn = (held: Held): readonly PieceAt[] => Object.values(held);

const radiusOf = (ask: PlaceAsk, id: string): number => ask.pieces.find((piece) => piece.id === id)?.radiusMm ?? 0;

/** What is in the way of one piece: the table, and where the others are held. */
const takenBeside = (ask: PlaceAsk, held: Held, id: string): readonly TakenPlace[] => [
  ...ask.taken,
  ...placesIn(held)
    .filter((other) => other.id !== id)
    .map((other) => ({ ...other, radiusMm: radiusOf(ask, other.id) })),
];

/** Why a piece may not lie there while the others lie where they are held. */
export function whyNotHere(ask: PlaceAsk, held: Held, at: PieceAt): Refusal | null {
  const piece = ask.pieces.find(({ id }) => id === at.id);
  return piece === undefined
    ? null
    : whyNotThere(piece, at, { board: ask.board, taken: takenBeside(ask, held, at.id) });
}

/** Where any of the pieces may go, each region once: what is lit twice is too bright to see the board. */
export function regionsOf({ pieces }: PlaceAsk): readonly Region[] {
  const byShape = new Map(pieces.flatMap(({ regions }) => regions.map((one) => [JSON.stringify(one), one] as const)));
  return [...byShape.values()];
}
