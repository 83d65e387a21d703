import type { Level, Mind } from '../../ai/core';
import { HANDS, type Flicker, type Hand } from '../../ai/flicking';
import type { Likeness } from '../game/likeness';

interface MindsWithHands<Head extends Flicker> {
  of(level: Level, likeness: Likeness | null): Mind<Head>;
  readonly adviser: Mind<Head>;
}

const lent = <Head extends Flicker>(head: Head, hand: Hand): Head => ({ ...head, hand });

/** The level says how far it thinks, and errs as its level does or as somebody whom it is like, whose hand it is lent. */
export function mindsWithHands<Head extends Flicker>(
  minds: Readonly<Record<Level, Mind<Head>>>,
  lend: (head: Head, hand: Hand) => Head = lent,
): MindsWithHands<Head> {
  const withHand = (mind: Mind<Head>, hand: Hand): Mind<Head> => ({ ...mind, head: lend(mind.head, hand) });
  return {
    of: (level, likeness) => (likeness === null ? minds[level] : withHand(minds[level], likeness.hand)),
    // The strongest head, for a hand as people have it: what is hard to hit is not what it proposes.
    adviser: withHand(minds[5], HANDS[3]),
  };
}
