import { refuse, type ChanceStream, type Shape } from '../machine';
import { bySize, placeAll, somewhere } from './findPlace';
import type { FlickRefusal } from './reasons';
import { whyNotThere, type PieceAt, type PlaceAnswer, type PlaceAsk } from './places';

function whyNot(ask: PlaceAsk, { places }: PlaceAnswer): FlickRefusal | null {
  if (!Array.isArray(places)) return refuse('wrongAnswer');
  const taken = [...ask.taken];
  for (const piece of ask.pieces) {
    const at = places.filter(({ id }) => id === piece.id);
    if (at.length !== 1 || at[0] === undefined) return refuse('placeOnce', null, { piece: piece.id });
    const refusal = whyNotThere(piece, at[0], { board: ask.board, taken });
    if (refusal !== null) return refusal;
    taken.push({ ...at[0], radiusMm: piece.radiusMm });
  }
  const stranger = places.find(({ id }) => !ask.pieces.some((piece) => piece.id === id));
  return stranger === undefined ? null : refuse('noSuchPiece', null, { piece: String(stranger.id) });
}

function sample(ask: PlaceAsk, stream: ChanceStream) {
  const taken = [...ask.taken];
  const places: PieceAt[] = [];
  let rest = stream;
  for (const piece of bySize(ask.pieces)) {
    const found = somewhere(piece, { board: ask.board, taken }, rest);
    rest = found.stream;
    if (found.value === null) return { value: { kind: 'place' as const, places: placeAll(ask) ?? [] }, stream: rest };
    places.push(found.value);
    taken.push({ ...found.value, radiusMm: piece.radiusMm });
  }
  return { value: { kind: 'place' as const, places }, stream: rest };
}

export const placeShape: Shape<PlaceAsk, PlaceAnswer> = { whyNot, sample };
