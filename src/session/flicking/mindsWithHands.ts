import type { Level, Mind } from '../../ai/core';
import { HANDS, type Flicker, type Hand } from '../../ai/flicking';
import type { Likeness } from '../game/likeness';

interface MindsWithHands {
  of(level: Level, likeness: Likeness | null): Mind<Flicker>;
  readonly adviser: Mind<Flicker>;
}

/** The level says how far it thinks, and errs as its level does or as somebody whom it is like. */
export function mindsWithHands(minds: Readonly<Record<Level, Mind<Flicker>>>): MindsWithHands {
  const withHand = (level: Level, hand: Hand): Mind<Flicker> => ({
    ...minds[level],
    head: { ...minds[level].head, hand },
  });
  return {
    of: (level, likeness) => withHand(level, likeness?.hand ?? HANDS[level]),
    // The strongest head, for a hand as people have it: what is hard to hit is not what it proposes.
    adviser: withHand(5, HANDS[3]),
  };
}
