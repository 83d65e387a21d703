import type { Level } from '../../ai/core';
import type { Likeness } from './likeness';
import { seatId, type SeatId } from '../../rules/machine';
import type { AimAid, AimWay } from '../../rules/flicking';
import { seatWishes, type OwnWishes } from '../settings/ownWishes';

/** How one device goes from hand to hand. */
export const PASSINGS = ['sameSide', 'oppositeEnds', 'roundTheTable'] as const;
export type Passing = (typeof PASSINGS)[number];

/** How often one person alone with the app plays a flick again: the app would always agree. */
export const RETAKES = ['none', 'onePerRoom', 'free'] as const;
export type Retakes = (typeof RETAKES)[number];
export const USUAL_RETAKES: Retakes = 'onePerRoom';

/** Somebody at the table. */
export interface Player {
  readonly seat: SeatId;
  readonly name: string;
  readonly aim: AimWay;
  readonly aid: AimAid;
  /** null for a person; else the app plays this seat, as well as that. */
  readonly mind: Level | null;
  /** Whose hand the app lends itself here; null for the hand of its level. */
  readonly likeness: Likeness | null;
  /** How they read and reach, where nobody who is known here is called so; left out: as the device has it. */
  readonly wishes?: OwnWishes;
}

/** What the people at the table have agreed on; the rules know nothing of it, and it may change in mid-game. */
export interface GameSheet {
  readonly name: string;
  readonly players: readonly Player[];
  readonly passing: Passing;
  /** Nothing where several people sit: they agree among themselves. */
  readonly retakes: Retakes;
}

/** Somebody as the sheet of their game tells of them. */
export const onSheet = ({ seat, name, aim, aid, mind, likeness, wishes }: Player): Player => ({
  ...{ seat, name, aim, aid, mind, likeness },
  ...seatWishes(wishes),
});

const SEAT = /^player-(\d+)$/;

export const seatOfNumber = (number: number): SeatId => seatId(`player-${number}`);

/** Which seat it is at a table that was laid here; null for what a record calls its seats, and for a name. */
export function numberOfSeat(seat: string): number | null {
  const [, number] = SEAT.exec(seat) ?? [];
  return number === undefined ? null : Number(number);
}

/** Under what somebody’s deeds are kept: the name that was given, or else the seat; null where nobody knows who it was. */
export const keptUnder = ({ name, seat }: Pick<Player, 'name' | 'seat'>): string | null =>
  name.trim() || (numberOfSeat(seat) === null ? null : seat);

/** The seats that the app plays. */
export const appSeatsOf = ({ players }: Pick<GameSheet, 'players'>): readonly SeatId[] =>
  players.filter(({ mind }) => mind !== null).map(({ seat }) => seat);

/** Nobody of flesh and blood sits across. */
export const isOnePersonAlone = ({ players }: Pick<GameSheet, 'players'>): boolean =>
  players.length - appSeatsOf({ players }).length === 1;
