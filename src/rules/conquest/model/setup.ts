import type { SeatId } from '../../machine';
import type { CharacterNumber, DiscId, LayoutId, Team } from '../words/ids';
import type { HouseOption } from '../words/houseOptions';
import type { CardId } from '../words/cards';
import type { TurnStep } from '../words/tasks';
import type { Spot } from '../content/arena';

/** walls: a closed ring, discs bounce; mat: its edge is open, and what leaves is put back (CONQ-155, CONQ-156). */
export const GROUNDS = ['walls', 'mat'] as const;
export type GroundId = (typeof GROUNDS)[number];

/** What the players of a table agree on before the first card. */
export interface ConquestSetup {
  /** Whose each Character is; the same seat twice runs the whole team (CONQ-033, CONQ-034, CONQ-035). */
  readonly seats: Readonly<Record<Team, readonly [SeatId, SeatId]>>;
  readonly tokens: Readonly<Record<Team, number>>;
  readonly layout: LayoutId;
  readonly ground: GroundId;
  readonly options: readonly HouseOption[];
  /** Who starts; null: drawn (CONQ-031). */
  readonly first: Team | null;
  readonly opening: ConquestOpening | null;
}

/** A position by hand: what is not said is as in a new game. */
export interface ConquestOpening {
  readonly discs?: Readonly<Partial<Record<DiscId, Spot>>> | undefined;
  readonly teams?: Readonly<Partial<Record<Team, TeamOpening>>> | undefined;
  /** What each seat holds; who is not named is dealt a hand. */
  readonly hands?: Readonly<Record<string, readonly CardId[]>> | undefined;
  readonly turn?: Team | undefined;
  /** start: before the draw; act: a card is to be played; crystal: the end of the turn. */
  readonly step?: TurnStep | undefined;
}

export interface TeamOpening {
  /** The whole pile, the top card first: what lies nowhere then stays in the box. Left out: all that lies nowhere, shuffled. */
  readonly pile?: readonly CardId[] | undefined;
  readonly discard?: readonly CardId[] | undefined;
  readonly kept?: readonly CardId[] | undefined;
  readonly marker?: CharacterNumber | undefined;
  readonly isStunned?: boolean | undefined;
}
