import { type CatacombsState, MONSTER_ZONE } from '../../../rules/catacombs';
import { placeShape, type PlaceAnswer, type PlaceAsk } from '../../../rules/flicking';
import type { Pondering } from '../../core';
import { hitChance, type Disc } from '../../flicking';
import { imagine } from '../horizon';
import type { Thinking } from '../thinking';
import { worth } from '../worth/worth';
import type { Answered } from './answered';

/** Where monsters will stand, before they do: across the middle of their zone. */
const WATCHERS: readonly Disc[] = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => ({
  id: `watcher-${share}`,
  xMm: MONSTER_ZONE.xMm + MONSTER_ZONE.widthMm * share,
  yMm: MONSTER_ZONE.yMm + MONSTER_ZONE.heightMm * 0.5,
  radiusMm: 12.5,
}));

/** How much is seen between these places and where the others will stand. */
function inSight(ask: PlaceAsk, { places }: PlaceAnswer, turn: number): number {
  const radii = new Map(ask.pieces.map(({ id, radiusMm }) => [id, radiusMm]));
  const discs = [...ask.taken, ...places.map((place) => ({ ...place, radiusMm: radii.get(place.id) ?? 0 }))];
  let sum = 0;
  for (const place of places) {
    const target = { ...place, radiusMm: radii.get(place.id) ?? 0 };
    for (const watcher of WATCHERS) sum += hitChance(watcher, target, discs, watcher.radiusMm, turn);
  }
  return sum;
}

const hasFoes = ({ model }: CatacombsState, side: 'heroes' | 'overseer'): boolean =>
  Object.values(model.room?.pieces ?? {}).some(({ kind }) =>
    side === 'heroes' ? kind === 'monster' || kind === 'lord' : kind === 'hero',
  );

/** Whoever is placed first also strikes first: what can be seen from there can be hit. */
const SEEING = 0.3;

export interface Placing {
  readonly answer: PlaceAnswer;
  readonly worth: number;
  readonly tried: number;
}

/** So many of the ways that are tried are all new; the others change one place of the best so far. */
const SHARE_OF_NEW = 0.35;

/** The best so far, with one disc where the other has it. */
function crossed({ places }: PlaceAnswer, other: PlaceAnswer, index: number): PlaceAnswer {
  const moved = other.places[index % other.places.length];
  return { ...other, places: places.map((place) => (place.id === moved?.id ? moved : place)) };
}

/** How well they lie there; null where the rules would not have it. */
function placedWorth(state: CatacombsState, ask: PlaceAsk, answer: PlaceAnswer, thinking: Thinking): number | null {
  const { seat, eyes } = thinking;
  const imagined = imagine(state, { ...answer, seat });
  if (imagined === null) return null;
  const seen = hasFoes(state, eyes.side) ? 0 : SEEING * inSight(ask, answer, eyes.turn);
  return worth(imagined.state, eyes) + seen;
}

/** Many ways to lay them down, and the one that threatens most and is threatened least. */
export function* bestPlacing(state: CatacombsState, ask: PlaceAsk, thinking: Thinking): Pondering<Placing | null> {
  const { effort } = thinking;
  const isNew = effort.left * (1 - SHARE_OF_NEW);
  let stream = thinking.dice.stream;
  let best: Omit<Placing, 'tried'> | null = null;
  let tried = 0;
  while (effort.spend()) {
    yield;
    tried += 1;
    const sampled = placeShape.sample(ask, stream);
    stream = sampled.stream;
    const answer: PlaceAnswer =
      best === null || effort.left >= isNew ? sampled.value : crossed(best.answer, sampled.value, tried);
    const value = placedWorth(state, ask, answer, thinking);
    if (value !== null && (best === null || value > best.worth)) best = { answer, worth: value };
  }
  thinking.dice.goOnFrom(stream);
  return best && { ...best, tried };
}

/** Laying discs down is soon thought through: less than what a flick gets. */
const SHARE = 0.5;

export function* answerPlace(state: CatacombsState, ask: PlaceAsk, thinking: Thinking): Pondering<Answered | null> {
  const effort = thinking.effort.part(thinking.mind.head.flicks * SHARE);
  const placing = yield* bestPlacing(state, ask, { ...thinking, effort });
  return placing && { answer: placing.answer, thought: { kind: 'place', tried: placing.tried } };
}
