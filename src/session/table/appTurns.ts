import type { Decision, Mind } from '../../ai/core';
import { sample, seedChance, whyNot, type ChanceStream, type GameState, type SeatId } from '../../rules/machine';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import type { Job, Thinker } from '../game/thinker';
import { awaitedSeats } from './awaited';

/** A game at one moment of its record. */
export interface ThoughtMoment<P extends Played> {
  readonly state: GameState<P>;
  readonly sheet: GameSheet;
  /** How many commands the game has taken, those that were taken back among them. */
  readonly commandCount: number;
}

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

interface Turn<P extends Played> {
  readonly state: GameState<P>;
  readonly seat: SeatId;
  readonly mind: Mind<P['head']>;
}

interface Ready<P extends Played> {
  readonly moment: ThoughtMoment<P>;
  readonly decision: Decision<P>;
  readonly tried: number;
}

/** So often is a question put again, with other luck, when nothing came of it. */
const TRIES = 4;
/** Some legal answer is met in so many draws, or there is none. */
const DRAWS = 2_000;

const COUNT_STRIDE = 0x9e3779b1;
const TRY_STRIDE = 0x85ebca6b;

/** The luck of one thought: a game that is taken up again thinks the same at the same place. */
export const luckOf = (seed: number, commandCount: number, tried = 0): ChanceStream =>
  seedChance((seed ^ Math.imul(commandCount + 1, COUNT_STRIDE) ^ Math.imul(tried, TRY_STRIDE)) >>> 0).play;

export const jobFor = <P extends Played>(
  { book: { game } }: GameModule<P>,
  { state }: Pick<ThoughtMoment<P>, 'state'>,
  seat: SeatId,
  mind: Mind<P['head']>,
  stream: ChanceStream,
): Job<P> => ({ game: game.id, view: game.viewFor(state, seat), seat, mind, stream });

/** No thought came of it: chance answers, so that nobody waits for ever. */
function byChance<P extends Played>(
  { book: { game }, thoughts }: GameModule<P>,
  { state, seat }: Turn<P>,
  luck: ChanceStream,
): Decision<P> | null {
  let stream = luck;
  for (let draw = 0; draw < DRAWS && state.prompt !== null; draw++) {
    const drawn = sample(game, state.prompt, stream);
    if (whyNot(game, state, { ...drawn.value, seat }) === null)
      return { answer: drawn.value, thought: thoughts.stumbled, effort: 0 };
    ({ stream } = drawn);
  }
  return null;
}

const areSame = <P extends Played>(a: Turn<P>, b: Turn<P>): boolean =>
  a.state === b.state && a.seat === b.seat && JSON.stringify(a.mind) === JSON.stringify(b.mind);

/** The seats of the app: whenever one of them is waited for, it thinks and answers. */
export function createAppTurns<P extends Played>(options: AppTurnsOptions<P>): AppTurns<P> {
  const { module, thinker, seed, onReady, onDecision } = options;
  let current: Turn<P> | null = null;
  let ready: Ready<P> | null = null;

  function turnIn({ state, sheet }: ThoughtMoment<P>): Turn<P> | null {
    const appSeats = appSeatsOf(sheet);
    const [seat] = appSeats.length === 0 ? [] : awaitedSeats(module.book.game, state, appSeats);
    const player = sheet.players.find((one) => one.seat === seat);
    if (seat === undefined || player === undefined || player.mind === null) return null;
    return { state, seat, mind: module.minds.of(player.mind, player.likeness) };
  }

  /** A thought that fails is no thought. */
  async function thoughtOf(turn: Turn<P>, luck: ChanceStream): Promise<Decision<P> | null> {
    const reply = await thinker.think(jobFor(module, turn, turn.seat, turn.mind, luck)).catch(() => null);
    return reply?.ok === true ? reply.value : null;
  }

  async function ponder(turn: Turn<P>, moment: ThoughtMoment<P>, from = 0): Promise<void> {
    for (let tried = from; tried < TRIES; tried++) {
      const decision = await thoughtOf(turn, luckOf(seed, moment.commandCount, tried));
      if (current !== turn) return;
      if (decision === null) continue;
      ready = { moment, decision, tried };
      return onReady();
    }
    const decision = byChance(module, turn, luckOf(seed, moment.commandCount, TRIES));
    if (decision === null)
      throw new Error(`nothing can be answered to ${turn.state.prompt?.purpose.kind ?? 'nothing'}`);
    ready = { moment, decision, tried: TRIES };
    onReady();
  }

  function cancel(): void {
    if (current !== null && ready === null) thinker.cancel();
    current = null;
    ready = null;
  }

  return {
    seat: () => current?.seat ?? null,
    ready: () => ready?.decision ?? null,
    speak() {
      if (current === null || ready === null) return;
      const turn = current;
      const { moment, decision, tried } = ready;
      current = null;
      ready = null;
      if (onDecision(turn.seat, decision)) return;
      current = turn;
      void ponder(turn, moment, tried + 1);
    },
    follow(moment) {
      const turn = turnIn(moment);
      if (turn !== null && current !== null && areSame(turn, current)) return;
      cancel();
      current = turn;
      if (turn !== null) void ponder(turn, moment);
    },
    cancel,
  };
}
