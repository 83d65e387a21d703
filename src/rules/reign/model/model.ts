import type { SeatId } from '../../machine';
import type { Quarter } from '../grid';
import type { CharacterId, ItemId, Side } from '../words/characters';
import type { CreatureId } from '../words/creatures';
import type { DoorKind, ElementKind, TrapKind } from '../words/elements';
import type { HeroId } from '../words/heroes';
import type { LevelChange, LevelId } from '../words/levels';
import type { HandicapId, SkillId } from '../words/skills';
import type { Gains } from './carried';
import type { SpellId } from '../words/spells';
import type { Square } from '../words/squares';
import type { RuneId, ThingId } from '../words/things';
import type { ZoneId } from '../words/zones';
import type { QuestState } from './quest';
import type { ReignSetup } from './setup';

/** A thing that somebody carries, with the runes that are bound to it (REIGN-193). */
export interface Item {
  readonly id: ItemId;
  readonly thing: ThingId;
  readonly runes: readonly RuneId[];
}

export interface Zone {
  readonly card: ZoneId;
  readonly quarter: Quarter;
  readonly x: number;
  readonly y: number;
  readonly from: Square | null;
}

export interface Door {
  readonly at: Square;
  readonly kind: DoorKind;
  readonly isLocked: boolean;
  /** Somebody has tried it: whether it is locked is known (REIGN-209). */
  readonly isTried: boolean;
  readonly isOpen: boolean;
  /** It was locked when it was found, or has been since: what lies behind has no second lock (REIGN-322). */
  readonly wasLocked: boolean;
  /** At 0 it is gone for good (REIGN-128). */
  readonly hp: number;
}

export interface Element {
  readonly id: string;
  readonly kind: ElementKind;
  readonly at: Square;
}

/** Where everything stands that does not walk. */
export interface Board {
  readonly zones: readonly Zone[];
  readonly doors: readonly Door[];
  readonly elements: readonly Element[];
  /** Exits behind which nothing is laid. */
  readonly unlaid: readonly Square[];
  /** Doors in an outer wall that is printed whole (REIGN-231, REIGN-251). */
  readonly breaches: readonly Square[];
}

export interface Trap {
  readonly id: string;
  readonly kind: TrapKind;
  readonly at: Square;
  /** set: it will go off; sprung: spent, or an open hole; disarmed: plain floor (REIGN-216, REIGN-217). */
  readonly state: 'set' | 'sprung' | 'disarmed';
  /** Heroes and allies know of it. */
  readonly isKnown: boolean;
  readonly laidBy: 'catacombs' | 'heroes';
}

export interface Person {
  readonly id: CharacterId;
  readonly is: HeroId | CreatureId;
  readonly side: Side;
  /** It came as a GM character, as hard as the grade has them, whomever it fights for now (REIGN-263). */
  readonly isGraded: boolean;
  /** Who plays it. */
  readonly seat: SeatId;
  /** null: no longer on the board. */
  readonly at: Square | null;
  /** Of the front figure, where it is a swarm. */
  readonly hp: number;
  /** Living figures behind the front one (REIGN-164). */
  readonly rear: readonly number[];
  /** Of these the last ones came this turn and give no bonus yet (REIGN-163). */
  readonly newcomers: number;
  readonly points: number;
  readonly waiting: number;
  readonly destiny: number;
  readonly pack: readonly Item[];
  readonly hands: readonly [ItemId | null, ItemId | null];
  readonly worn: ItemId | null;
  /** Objects that were named to work among those of their category (REIGN-205). */
  readonly named: readonly ItemId[];
  /** Round in which it fell; null: it stands (REIGN-147). */
  readonly downSince: number | null;
  readonly isDead: boolean;
  /** Who set it alight. */
  readonly fire: CharacterId | null;
  readonly web: number;
  readonly isPoisoned: boolean;
  readonly isInvisible: boolean;
  readonly isInvulnerable: boolean;
  /** Without a body for this turn (REIGN-172). */
  readonly isImmaterial: boolean;
  /** It flies this turn (REIGN-307). */
  readonly hasWings: boolean;
  /** Its blows are magic this turn, and a D stronger (REIGN-307). */
  readonly hasClaws: boolean;
  /** Magic armour for the whole game (REIGN-190/2). */
  readonly protection: number;
  /** Rings that have worked, once a game (REIGN-189). */
  readonly spentRings: readonly ItemId[];
  readonly handicaps: readonly HandicapId[];
  readonly skills: readonly SkillId[];
  readonly gains: Gains;
  /** The own purse: it stays shut in the catacombs (REIGN-367). */
  readonly coins: number;
  readonly xp: number;
  readonly earned: number;
  /** Characteristics raised before this quest (REIGN-301). */
  readonly raised: readonly LevelId[];
  /** It lay there once at least in this quest (REIGN-300). */
  readonly wasDowned: boolean;
  /** Whom it fights alone (REIGN-143). */
  readonly duel: CharacterId | null;
  /** There was no way to the other of the duel in its last turn (REIGN-144). */
  readonly isStranded: boolean;
  /** Who called it, one at a time (REIGN-306, REIGN-307). */
  readonly calledBy: CharacterId | null;
  /** For one turn (REIGN-051). */
  readonly boost: LevelChange;
  /** Thrown for this turn (REIGN-192/2). */
  readonly thrownArmour: number;
  /** Points lost or gained when the next own turn begins. */
  readonly owed: number;
  /** in: fell this turn or the one before; passing: this turn is passed (REIGN-219). */
  readonly hole: 'in' | 'passing' | null;
  /** Parries used this round, by what parries. */
  readonly parried: readonly string[];
  /** Basic attacks that cost nothing: by a hand more, or a weapon that strikes twice (REIGN-198, REIGN-299). */
  readonly hasFreeBlow: boolean;
  readonly secondBlow: ItemId | null;
  readonly hasFury: boolean;
  readonly hasLynxEye: boolean;
  readonly hasScrounged: boolean;
  /** It gave a step up and goes no further this turn (REIGN-331). */
  readonly isHalted: boolean;
  /** A point was lost to fear at the start of this turn (REIGN-142). */
  readonly lostToFear: boolean;
  /** It fears nothing until its next turn (REIGN-137). */
  readonly isBrave: boolean;
  /** Level of the fear test that a threat lays on its next turn (REIGN-136). */
  readonly threat: number;
  /** It loses its next turn (REIGN-138). */
  readonly isDuped: boolean;
  /** A theft from it has yielded its coins (REIGN-125). */
  readonly isRobbed: boolean;
  /** An armour half on: none counts meanwhile (REIGN-118). */
  readonly donning: { readonly item: ItemId; readonly left: number } | null;
  /** Spells that took effect this round (REIGN-105, REIGN-106). */
  readonly cast: readonly SpellId[];
  /** Mends that took effect this game (REIGN-304). */
  readonly mends: number;
  /** Lent to the next spell of this turn (REIGN-306). */
  readonly pact: number;
  /** Magic armour of this turn (REIGN-304). */
  readonly faith: number;
  /** Nobody could see it in the round before (REIGN-305). */
  readonly wasInvisible: boolean;
  readonly spells: readonly SpellId[];
  readonly lastWoundedBy: CharacterId | null;
}

/** The table of Dark Reign as plain data. */
export interface Reign {
  readonly setup: ReignSetup;
  readonly round: number;
  readonly side: Side;
  readonly board: Board;
  readonly traps: readonly Trap[];
  /** In the order in which they came. */
  readonly people: Readonly<Record<CharacterId, Person>>;
  /** What lies on a square for whoever takes it. */
  readonly dropped: readonly { readonly at: Square; readonly item: Item }[];
  /** Heroes by Charisma: the first on its feet leads (REIGN-052, REIGN-054). */
  readonly leaders: readonly CharacterId[];
  /** Who is still to act this turn, in this order. */
  readonly toAct: readonly CharacterId[];
  readonly pot: number;
  /** Speeches made this round, by anybody (REIGN-141). */
  readonly speeches: readonly string[];
  /** Squares searched this round (REIGN-108), and what they have paid zone by zone (REIGN-110). */
  readonly searched: readonly Square[];
  readonly paidSearches: Readonly<Record<string, number>>;
  /** Elements that were searched, for good (REIGN-207). */
  readonly rummaged: readonly string[];
  /** Chests that a 0 has shown to be locked, with what is left of their lock (REIGN-214). */
  readonly locks: Readonly<Record<string, number>>;
  /** Where GM characters died this round (REIGN-306). */
  readonly graves: readonly Square[];
  /** The heroes' turn is followed by another of theirs (REIGN-201). */
  readonly isTimeBent: boolean;
  /** In town and village; null: none was bought (REIGN-046). */
  readonly strongbox: readonly Item[] | null;
  /** null: a fight laid by hand. */
  readonly quest: QuestState | null;
  /** The GM characters act out of their turn (REIGN-175). */
  readonly isAmbush: boolean;
  /** As it was when whoever acts now began, as long as a ring may bring it back (REIGN-202). */
  readonly before: Reign | null;
  /** Of items and traps, so that no two are called the same. */
  readonly named: number;
}
