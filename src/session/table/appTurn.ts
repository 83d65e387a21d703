import type { Mind } from '../../ai/core';
import { seedChance, type ChanceStream, type GameState, type SeatId } from '../../rules/machine';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { appSeatsOf, type GameSheet } from '../game/sheet';
import type { Job } from '../game/thinker';
import { awaitedSeats } from './awaited';

/** A game at one moment of its record. */
export interface ThoughtMoment<P extends Played> {
  readonly state: GameState<P>;
  readonly sheet: GameSheet;
  /** How many commands the game has taken, those that were taken back among them. */
  readonly commandCount: number;
}

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

interface Seated<P extends Played> {
  readonly seat: SeatId;
  readonly mind: Mind<P['head']>;
}

/** A question to seats of the app. */
export interface AppTurn<P extends Played> {
  readonly state: GameState<P>;
  /** What one of these leaves to the others, the next is asked. */
  readonly seats: readonly [Seated<P>, ...Seated<P>[]];
}

/** Whose turn it is; null where people are waited for, or nobody. */
export function appTurnIn<P extends Played>(
  { book, minds }: GameModule<P>,
  { state, sheet }: ThoughtMoment<P>,
): AppTurn<P> | null {
  const appSeats = appSeatsOf(sheet);
  const awaited = appSeats.length === 0 ? [] : awaitedSeats(book.game, state, appSeats);
  const [first = null, ...others] = awaited.map((seat): Seated<P> | null => {
    const { mind = null, likeness = null } = sheet.players.find((one) => one.seat === seat) ?? {};
    return mind === null ? null : { seat, mind: minds.of(mind, likeness) };
  });
  return first && { state, seats: [first, ...others.flatMap((other) => other ?? [])] };
}

export const areSame = <P extends Played>(a: AppTurn<P>, b: AppTurn<P>): boolean =>
  a.state === b.state && JSON.stringify(a.seats) === JSON.stringify(b.seats);
