import { statesOf, type Game, type GameState, type Timeline } from '../../rules/machine';
import type { Played } from '../game/played';

/** A game at any moment of its past, without holding all of them: what is far from both ends of a stretch is played again. */
export interface PastStates<P extends Played> {
  /** After so many commands; null where that was under other rules, or has not come yet. */
  at(step: number): GameState<P> | null;
  /** So many states are held just now. */
  held(): number;
}

/** Nobody waits for so many commands to be played again. */
const LEAST_STRIDE = 32;
const MOST_MARKS = 64;
/** Whoever watches looks a step back and a step ahead, which may be in two stretches. */
const MOST_STRETCHES = 2;

export function createPastStates<P extends Played>(
  game: Game<P>,
  { opening, openedAt, steps }: Pick<Timeline<P>, 'opening' | 'openedAt' | 'steps'>,
): PastStates<P> {
  const length = steps.length - openedAt;
  const stride = Math.max(LEAST_STRIDE, Math.ceil(length / MOST_MARKS));
  /** The states at the beginning of each stretch, as far as anybody has come. */
  const marks: GameState<P>[] = [opening];
  const stretches = new Map<number, readonly GameState<P>[]>();

  /** All of a stretch, both its ends included. */
  function played(number: number, from: GameState<P>): readonly GameState<P>[] {
    const begun = openedAt + number * stride;
    return statesOf(game, { opening: from, openedAt: begun, steps: steps.slice(0, begun + stride) });
  }

  function stretchOf(number: number): readonly GameState<P>[] {
    const known = stretches.get(number);
    stretches.delete(number);
    let states =
      known ?? played(Math.min(number, marks.length - 1), marks[Math.min(number, marks.length - 1)] ?? opening);
    while (marks.length <= number) {
      const end = states.at(-1) ?? opening;
      states = played(marks.length, end);
      marks.push(end);
    }
    stretches.set(number, states);
    const [oldest] = stretches.keys();
    if (stretches.size > MOST_STRETCHES && oldest !== undefined) stretches.delete(oldest);
    return states;
  }

  return {
    at(step) {
      const behind = step - openedAt;
      if (behind < 0 || behind > length) return null;
      const number = Math.floor(behind / stride);
      return stretchOf(number)[behind - number * stride] ?? null;
    },
    held: () => marks.length + [...stretches.values()].reduce((sum, { length: count }) => sum + count, 0),
  };
}
