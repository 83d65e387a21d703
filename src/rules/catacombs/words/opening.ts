import type { SeatId } from '../../machine';
import type { BoardId, Direction } from './boards';
import type { HeroState } from './adventure';
import type { DiscSort } from './discSorts';
import type { FightKind } from './phases';
import type { EquipmentId, GearId, HeroId, MonsterId, SpellId } from './ids';
import type { ItemOwed, Kill } from './rewards';
import type { VARIANT_IDS } from './verminIds';

/** A monster beside a board; of one that is on several discs of the box, which of them. */
export type KeptDisc = MonsterId | Kill;

/** A Poison card by its id, or any that shows so much poison. */
export type PoisonNow = `poison:${number}` | number;

/** What lies on and beside a hero's board; what is not said is as at the start of the game (BASE-039). */
export interface HeroNow extends Omit<HeroState, 'poison' | 'kept'> {
  readonly poison?: readonly PoisonNow[];
  readonly kept?: readonly KeptDisc[];
  /** It is dead of poison (VERM-045). */
  readonly fellToPoison?: boolean;
  /** Monsters that it killed in this room (BASE-025). */
  readonly kills?: readonly KeptDisc[];
  /** Cards that have done what they do once in a room. */
  readonly usedInRoom?: readonly GearId[];
  /** In the order in which they were spent; left out: all that are not in hand. */
  readonly spentSpells?: readonly SpellId[];
}

/** Where the heroes have come, and what lies behind and before them. */
export interface PathNow {
  /** The column of a line, the space of a labyrinth; -1: before the first. */
  readonly at?: number;
  /** By column, or row by row; left out: as the seed deals them. */
  readonly cards?: readonly (string | null | readonly string[])[];
  /** Cards of rooms where they have been. */
  readonly explored?: readonly string[];
  readonly tried?: readonly Direction[];
  readonly barred?: readonly { readonly at: number; readonly direction: Direction }[];
  /** What has been voted of the way so far, by seat. */
  readonly votes?: Readonly<Record<string, string>>;
  /** The Map has shown what it shows here. */
  readonly hasLooked?: boolean;
}

/** A room of the path that has not come to combat, is in it, or has it behind. */
export const ROOM_PHASES = ['setup', 'combat', 'resolution'] as const;

/** The room in which they are: a fight or a shop. */
export interface RoomNow {
  readonly card?: string;
  readonly fight?: FightKind;
  readonly board?: BoardId;
  readonly phase?: (typeof ROOM_PHASES)[number];
  readonly round?: number;
  readonly turn?: 'heroes' | 'overseer';
  /** Before anybody is placed: who is in it, and how many of the last of them are symbols of its card. */
  readonly monsters?: readonly MonsterId[];
  readonly symbols?: number;
  /** They have come back to it: first the Overseer picks half of its monsters (EXTRA-070). */
  readonly isAgain?: boolean;
  /** While it is set up: who still waits beside the board. */
  readonly muster?: readonly MonsterId[];
  readonly variants?: readonly (typeof VARIANT_IDS)[number][];
  /** How many of each kind have come in so far, so that no id comes twice. */
  readonly entered?: Readonly<Record<string, number>>;
  readonly enslaved?: readonly string[];
  readonly itemsOwed?: readonly ItemOwed[];
  readonly hasHeroAttacked?: boolean;
  readonly mayWander?: boolean;
  readonly skipVotes?: readonly SeatId[];
  /** Who wants nothing more of a shop, or is content with where the heroes stand. */
  readonly done?: readonly SeatId[];
  /** The cards of a Merchant, and how many of them may still go at half price. */
  readonly offer?: readonly EquipmentId[];
  readonly discountsLeft?: number;
}

/** What lies on the board, by the id of its card; a monster may have its number: `monster:orc-2`. */
export interface PieceNow {
  readonly piece: string;
  readonly xMm?: number;
  readonly yMm?: number;
  readonly life?: number;
  readonly hasActed?: boolean;
  readonly stunned?: true | { readonly round: number; readonly by: string };
  /** An Ice Spike lies on it. */
  readonly frozen?: true | { readonly slipXMm: number; readonly slipYMm: number };
  /** A monster that sits on this hero or Ally. */
  readonly on?: string;
  /** Heroes whom it has swallowed. */
  readonly holds?: readonly HeroId[];
  readonly disc?: DiscSort;
  /** A Lord whom only Punches hurt for now (BASE-340). */
  readonly isVeiled?: boolean;
  /** Whose Ally or Shield it is, and the card that brought the Shield. */
  readonly owner?: HeroId;
  readonly by?: EquipmentId;
}

/**
 * A position written by hand, to be opened and played from there: of a lesson, a puzzle, a test. What is not said is as
 * in a game that has just come to that point.
 */
export interface Opening {
  readonly heroes?: Readonly<Partial<Record<HeroId, HeroNow>>>;
  readonly path?: PathNow;
  readonly room?: RoomNow;
  readonly pieces?: readonly PieceNow[];
  /** The top cards, and those that are out of the game; the others follow as the seed has them. */
  readonly equipmentDeck?: readonly EquipmentId[];
  readonly equipmentGone?: readonly EquipmentId[];
  readonly poisonDeck?: readonly PoisonNow[];
  readonly poisonDiscard?: readonly PoisonNow[];
  readonly campSpace?: number;
  /** After a room: do they camp? Who has said so. */
  readonly camp?: { readonly votes?: Readonly<Record<string, boolean>> };
  readonly isAltarSpent?: boolean;
  readonly pitchCount?: number;
  readonly proposers?: readonly SeatId[];
}
