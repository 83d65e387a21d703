import { MINDS, type Mind } from '../../ai';
import type { CatacombsAnswer } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import type { Cause, Hint } from '../game/tableState';
import type { Thinker } from '../thinkers/thinker';
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
  /** Whoever answers as was proposed is advised to the end of that action; null: the app has answered. */
  answered(answer: CatacombsAnswer | null): void;
  /** Something else is asked now. */
  goOn(moment: ThoughtMoment, seat: SeatId): void;
  forget(): void;
}

/** Choosing something else is a decision of one's own; of two flicks none is like the other. */
const isAsProposed = (answer: CatacombsAnswer, proposed: CatacombsAnswer): boolean =>
  answer.kind !== 'choose' || JSON.stringify(answer) === JSON.stringify(proposed);

/** What somebody strong would do, for a person who wants to know. */
export function createHints({ thinker, seed, onChange }: HintsOptions): Hints {
  let hint: Hint | 'thinking' | null = null;
  let asked: ThoughtMoment | null = null;
  let isFollowed = false;

  async function ponder(moment: ThoughtMoment, seat: SeatId): Promise<void> {
    const decision = await thinker.think(askedOf(moment, seat, ADVISER, luckOf(seed, moment.commandCount)));
    if (asked !== moment) return;
    hint = decision;
    onChange();
  }

  function ask(moment: ThoughtMoment, seat: SeatId): void {
    if (hint !== null || moment.state.prompt?.seats.includes(seat) !== true) return;
    hint = 'thinking';
    asked = moment;
    onChange();
    void ponder(moment, seat);
  }

  return {
    now: () => hint,
    cause: () => (hint === null || hint === 'thinking' ? null : { by: 'hint', thought: hint.thought }),
    ask,
    answered(answer) {
      isFollowed = answer !== null && hint !== null && hint !== 'thinking' && isAsProposed(answer, hint.answer);
    },
    goOn(moment, seat) {
      const purpose = moment.state.prompt?.purpose.kind;
      if (isFollowed && purpose === 'flick') ask(moment, seat);
      if (purpose === 'act') isFollowed = false;
    },
    forget() {
      if (hint === 'thinking') thinker.cancel();
      hint = null;
      asked = null;
    },
  };
}
