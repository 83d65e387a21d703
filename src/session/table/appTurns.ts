import { MINDS, type Asked, type Decision, type Mind } from '../../ai';
import { catacombs, type CatacombsState } from '../../rules/catacombs';
import { seedChance, type ChanceStream, type SeatId } from '../../rules/machine';
import { appSeatsOf, type GameSheet, type Player } from '../game/sheet';
import type { Thinker } from '../thinkers/thinker';
import { awaitedSeats } from './awaited';

/** A game at one moment of its record. */
export interface ThoughtMoment {
  readonly state: CatacombsState;
  readonly sheet: GameSheet;
  /** How many commands the game has taken, those that were taken back among them. */
  readonly commandCount: number;
}

export interface AppTurnsOptions {
  readonly thinker: Thinker;
  readonly seed: number;
  /** It knows what it answers, and says so when it is told to `speak`. */
  readonly onReady: () => void;
  /** What this seat of the app answers; true when the rules have taken it. */
  readonly onDecision: (seat: SeatId, decision: Decision) => boolean;
}

export interface AppTurns {
  readonly seat: () => SeatId | null;
  /** What it has decided, and not said yet. */
  readonly ready: () => Decision | null;
  /** It answers; does nothing while it is still thinking. */
  speak(): void;
  /** Has the app think, if it is its turn; another moment than before ends the thought that was for that one. */
  follow(moment: ThoughtMoment): void;
  cancel(): void;
}

interface Question {
  readonly state: CatacombsState;
  readonly seat: SeatId;
  readonly mind: Mind;
}

interface Ready {
  readonly moment: ThoughtMoment;
  readonly decision: Decision;
  readonly tried: number;
}

/** So often is a question put again, with other luck, when nothing came of it. */
const TRIES = 4;

const COUNT_STRIDE = 0x9e3779b1;
const TRY_STRIDE = 0x85ebca6b;

/** The luck of one thought: a game that is taken up again thinks the same at the same place. */
export const luckOf = (seed: number, commandCount: number, tried = 0): ChanceStream =>
  seedChance((seed ^ Math.imul(commandCount + 1, COUNT_STRIDE) ^ Math.imul(tried, TRY_STRIDE)) >>> 0).play;

export const askedOf = ({ state }: ThoughtMoment, seat: SeatId, mind: Mind, stream: ChanceStream): Asked => ({
  view: catacombs.viewFor(state, seat),
  seat,
  mind,
  stream,
});

/** The level says how far it thinks, and errs as its level does or as somebody whom it is like. */
function mindOf({ mind, likeness }: Player): Mind | null {
  if (mind === null) return null;
  return likeness === null ? MINDS[mind] : { head: MINDS[mind].head, hand: likeness.hand };
}

function questionIn({ state, sheet }: ThoughtMoment): Question | null {
  const appSeats = appSeatsOf(sheet);
  const [seat] = appSeats.length === 0 ? [] : awaitedSeats(state, appSeats);
  const player = sheet.players.find((one) => one.seat === seat);
  const mind = player === undefined ? null : mindOf(player);
  return seat === undefined || mind === null ? null : { state, seat, mind };
}

const areSame = (a: Question, b: Question): boolean =>
  a.state === b.state && a.seat === b.seat && a.mind.head === b.mind.head && a.mind.hand === b.mind.hand;

/** The seats of the app: whenever one of them is waited for, it thinks and answers. */
export function createAppTurns({ thinker, seed, onReady, onDecision }: AppTurnsOptions): AppTurns {
  let current: Question | null = null;
  let ready: Ready | null = null;

  async function ponder(question: Question, moment: ThoughtMoment, from = 0): Promise<void> {
    for (let tried = from; tried < TRIES; tried++) {
      const stream = luckOf(seed, moment.commandCount, tried);
      const decision = await thinker.think(askedOf(moment, question.seat, question.mind, stream));
      if (current !== question) return;
      if (decision === null) continue;
      ready = { moment, decision, tried };
      return onReady();
    }
    throw new Error(`${question.seat} has no answer to ${question.state.prompt?.purpose.kind ?? 'nothing'}`);
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
      const question = current;
      const { moment, decision, tried } = ready;
      current = null;
      ready = null;
      if (onDecision(question.seat, decision)) return;
      current = question;
      void ponder(question, moment, tried + 1);
    },
    follow(moment) {
      const question = questionIn(moment);
      if (question !== null && current !== null && areSame(question, current)) return;
      cancel();
      current = question;
      if (question !== null) void ponder(question, moment);
    },
    cancel,
  };
}
