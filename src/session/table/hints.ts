import type { SeatId } from '../../rules/machine';
import type { Cause } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { Hint } from '../game/tableState';
import type { Thinker } from '../game/thinker';
import { luckOf, jobFor, type ThoughtMoment } from './appTurn';

export interface HintsOptions<P extends Played> {
  readonly module: GameModule<P>;
  readonly thinker: Thinker;
  readonly seed: number;
  readonly onChange: () => void;
}

export interface Hints<P extends Played> {
  readonly now: () => Hint<P> | 'thinking' | null;
  /** Why the answer that is given now may have been given; null where nobody has asked for a hint. */
  readonly cause: () => Cause<P> | null;
  ask(moment: ThoughtMoment<P>, seat: SeatId): void;
  /** Whoever answers as was proposed is advised to the end of that action; null: the app has answered. */
  answered(answer: P['answer'] | null): void;
  /** Something else is asked now. */
  goOn(moment: ThoughtMoment<P>, seat: SeatId): void;
  forget(): void;
}

/** Choosing something else is a decision of one's own; of two flicks none is like the other. */
const isAsProposed = <P extends Played>(
  { flicks }: GameModule<P>,
  answer: P['answer'],
  proposed: P['answer'],
): boolean =>
  (flicks !== null && flicks.read.flick(answer) !== null) || JSON.stringify(answer) === JSON.stringify(proposed);

const isFlickAsked = <P extends Played>({ flicks }: GameModule<P>, ask: P['ask']): boolean =>
  flicks?.asked(ask)?.kind === 'flick';

/** What somebody strong would do, for a person who wants to know. */
export function createHints<P extends Played>({ module, thinker, seed, onChange }: HintsOptions<P>): Hints<P> {
  let hint: Hint<P> | 'thinking' | null = null;
  let asked: ThoughtMoment<P> | null = null;
  let isFollowed = false;

  async function ponder(moment: ThoughtMoment<P>, seat: SeatId): Promise<void> {
    const luck = luckOf(seed, moment.commandCount);
    const job = jobFor(module, moment, seat, module.minds.adviser, luck);
    const reply = await thinker.think(job).catch(() => null);
    if (asked !== moment) return;
    // Chance is no adviser: where nothing came of the thought, whoever likes may ask again.
    hint = reply?.ok === true ? reply.value : null;
    onChange();
  }

  function ask(moment: ThoughtMoment<P>, seat: SeatId): void {
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
      isFollowed = answer !== null && hint !== null && hint !== 'thinking' && isAsProposed(module, answer, hint.answer);
    },
    goOn(moment, seat) {
      const { prompt } = moment.state;
      if (prompt === null) return;
      if (module.decidesAction(prompt.purpose)) isFollowed = false;
      else if (isFollowed && isFlickAsked(module, prompt.ask)) ask(moment, seat);
    },
    forget() {
      if (hint === 'thinking') thinker.cancel();
      hint = null;
      asked = null;
    },
  };
}
