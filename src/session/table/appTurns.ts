import { sampled, type Decision } from '../../ai/core';
import type { ChanceStream, SeatId } from '../../rules/machine';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { Thinker } from '../game/thinker';
import { appTurnIn, areSame, jobFor, luckOf, type AppTurn, type ThoughtMoment } from './appTurn';

export interface AppTurnsOptions<P extends Played> {
  readonly module: GameModule<P>;
  readonly thinker: Thinker;
  readonly seed: number;
  /** It knows what it answers, and says so when it is told to `speak`. */
  readonly onReady: () => void;
  /** What this seat of the app answers; true when the rules have taken it. */
  readonly onDecision: (seat: SeatId, decision: Decision<P>) => boolean;
}

export interface AppTurns<P extends Played> {
  readonly seat: () => SeatId | null;
  /** What it has decided, and not said yet. */
  readonly ready: () => Decision<P> | null;
  /** It answers; does nothing while it is still thinking. */
  speak(): void;
  /** Has the app think, if it is its turn; another moment than before ends the thought that was for that one. */
  follow(moment: ThoughtMoment<P>): void;
  cancel(): void;
}

interface Ready<P extends Played> {
  readonly moment: ThoughtMoment<P>;
  readonly decision: Decision<P>;
  readonly tried: number;
}

/** So often is a question put again, with other luck, when the rules did not take the answer; then chance answers it. */
const TRIES = 4;
const MOST_TRIES = 40;

/** No thought came of it: chance answers, so that nobody waits for ever. */
function byChance<P extends Played>(
  { book: { game }, thoughts }: GameModule<P>,
  { state }: AppTurn<P>,
  seat: SeatId,
  luck: ChanceStream,
): Decision<P> | null {
  const drawn = sampled(game, state, seat, luck);
  return drawn && { answer: drawn.value, thought: thoughts.stumbled, effort: 0 };
}

/** The seats of the app: whenever one of them is waited for, it thinks and answers. */
export function createAppTurns<P extends Played>(options: AppTurnsOptions<P>): AppTurns<P> {
  const { module, thinker, seed, onReady, onDecision } = options;
  let current: AppTurn<P> | null = null;
  /** Whose answer to it is awaited. */
  let asked: SeatId | null = null;
  let ready: Ready<P> | null = null;

  function begin(turn: AppTurn<P> | null): void {
    current = turn;
    asked = turn?.seats[0].seat ?? null;
  }

  /** null: nothing came of it, or it is not asked any more. */
  async function thoughtOf(turn: AppTurn<P>, luck: ChanceStream): Promise<Decision<P> | null> {
    for (const { seat, mind } of turn.seats) {
      asked = seat;
      // Whoever cannot even say that a thought has failed has failed.
      const reply = await thinker.think(jobFor(module, turn, seat, mind, luck)).catch(() => null);
      if (current !== turn || reply?.ok !== true) return null;
      if (reply.value !== null) return reply.value;
    }
    asked = turn.seats[0].seat;
    return null;
  }

  async function ponder(turn: AppTurn<P>, moment: ThoughtMoment<P>, tried = 0): Promise<void> {
    const luck = luckOf(seed, moment.commandCount, tried);
    const thought = tried < TRIES ? await thoughtOf(turn, luck) : null;
    if (current !== turn || asked === null) return;
    const decision = thought ?? (tried < MOST_TRIES ? byChance(module, turn, asked, luck) : null);
    if (decision === null)
      throw new Error(`nothing can be answered to ${turn.state.prompt?.purpose.kind ?? 'nothing'}`);
    ready = { moment, decision, tried };
    onReady();
  }

  function cancel(): void {
    if (current !== null && ready === null) thinker.cancel();
    begin(null);
    ready = null;
  }

  return {
    seat: () => asked,
    ready: () => ready?.decision ?? null,
    speak() {
      if (current === null || asked === null || ready === null) return;
      const [turn, seat] = [current, asked];
      const { moment, decision, tried } = ready;
      begin(null);
      ready = null;
      if (onDecision(seat, decision)) return;
      begin(turn);
      void ponder(turn, moment, tried + 1);
    },
    follow(moment) {
      const turn = appTurnIn(module, moment);
      if (turn !== null && current !== null && areSame(turn, current)) return;
      cancel();
      begin(turn);
      if (turn !== null) void ponder(turn, moment);
    },
    cancel,
  };
}
