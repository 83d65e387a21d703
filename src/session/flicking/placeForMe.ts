import { seedChance, type ChanceStream, type GameState } from '../../rules/machine';
import { placeAskOf, placeShape, type PieceAt, type PlaceAnswer, type PlaceAsk } from '../../rules/flicking';
import type { Flicks } from '../game/flicks';
import type { Played } from '../game/played';

/** Of so many places at random the one where the pieces stand farthest apart is offered. */
const TRIES = 6;

const squaredBetween = (a: PieceAt, b: PieceAt): number =>
  (a.xMm - b.xMm) * (a.xMm - b.xMm) + (a.yMm - b.yMm) * (a.yMm - b.yMm);

function spreadOf({ places }: PlaceAnswer): number {
  const distances = places.flatMap((a, index) => places.slice(index + 1).map((b) => squaredBetween(a, b)));
  return Math.min(Number.MAX_VALUE, ...distances);
}

function placingAsked<P extends Played>(flicks: Flicks<P>, given: P['ask']): PlaceAsk | null {
  const ask = flicks.asked(given);
  if (ask?.kind === 'place') return ask;
  return ask?.kind !== 'flick' || ask.projectile === null ? null : placeAskOf(ask, ask.projectile);
}

/** Somebody who puts pieces down where they may lie, elsewhere each time. The game's own chance is left alone. */
export function createPlacer<P extends Played>(
  flicks: Flicks<P>,
  seed: number,
): (state: GameState<P>) => PlaceAnswer | null {
  let stream: ChanceStream = seedChance(seed).setup;

  function oneMore(ask: PlaceAsk): PlaceAnswer | null {
    const drawn = placeShape.sample(ask, stream);
    stream = drawn.stream;
    return placeShape.whyNot(ask, drawn.value) === null ? drawn.value : null;
  }

  return ({ prompt }) => {
    const ask = prompt === null ? null : placingAsked(flicks, prompt.ask);
    if (ask === null) return null;
    let best: PlaceAnswer | null = null;
    for (let count = ask.pieces.length > 1 ? TRIES : 1; count > 0; count--) {
      const answer = oneMore(ask);
      if (answer !== null && (best === null || spreadOf(answer) > spreadOf(best))) best = answer;
    }
    return best;
  };
}
