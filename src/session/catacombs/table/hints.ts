import { MINDS, type Mind } from '../../../ai';
import type { SeatId } from '../../../rules/machine';
import type { Cause, Hint } from '../tableState';
import type { Thinker } from '../../thinkers/thinker';
import { askedOf, luckOf, type ThoughtMoment } from './appTurns';

/** The strongest head, for a hand as people have it: what is hard to hit is not what it proposes. */
const ADVISER: Mind = { hand: MINDS[3].hand, head: MINDS[5].head };

export interface HintsOptions {
  readonly thinker: Thinker;
  readonly seed: number;
  readonly onChange: () => void;
}

export interface Hints {
  readonly now: () => Hint | 'thinking' | null;
  /** Why the answer that is given now may have been given; null where nobody has asked for a hint. */
  readonly cause: () => Cause | null;
  ask(moment: ThoughtMoment, seat: SeatId): void;
  /** Something else is asked now. */
  forget(): void;
}

/** What somebody strong would do, for a person who wants to know. */
export function createHints({ thinker, seed, onChange }: HintsOptions): Hints {
  let hint: Hint | 'thinking' | null = null;
  let asked: ThoughtMoment | null = null;

  async function ponder(moment: ThoughtMoment, seat: SeatId): Promise<void> {
    const decision = await thinker.think(askedOf(moment, seat, ADVISER, luckOf(seed, moment.commandCount)));
    if (asked !== moment) return;
    hint = decision;
    onChange();
  }

  return {
    now: () => hint,
    cause: () => (hint === null || hint === 'thinking' ? null : { by: 'hint', thought: hint.thought }),
    ask(moment, seat) {
      if (hint !== null || moment.state.prompt?.seats.includes(seat) !== true) return;
      hint = 'thinking';
      asked = moment;
      onChange();
      void ponder(moment, seat);
    },
    forget() {
      if (hint === 'thinking') thinker.cancel();
      hint = null;
      asked = null;
    },
  };
}
