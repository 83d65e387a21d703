import type { BoardId } from './boards';
import type { ArtefactId, EquipmentId, Expansion, HeroId, LordId, MonsterId, SpellId } from './ids';
import type { VARIANT_IDS } from './verminIds';
import type { HouseOptions } from './houseOptions';

export const ADVENTURE_FORMAT = 'pichenette-adventure';
export const ADVENTURE_VERSION = 1;

/** The same words in both languages. */
export interface Telling {
  readonly en: string;
  readonly fr: string;
}

export interface Spot {
  readonly xMm: number;
  readonly yMm: number;
}

/** What a hero has when the story begins; what is not said is as in any game (BASE-039). */
export interface HeroState {
  /** 0: it is dead, and stays out until the others raise it at a Healer. */
  readonly life?: number;
  readonly gold?: number;
  readonly equipment?: readonly EquipmentId[];
  /** The Spell cards in the Wizard's hand; the others are spent. */
  readonly spells?: readonly SpellId[];
  /** Uses of Berserk left to the Barbarian. */
  readonly berserk?: number;
  /** Points of magic left to the Sorceress. */
  readonly magic?: number;
  /** Armour left to the Paladin when the first fight begins; every later one finds it whole (SOL-122). */
  readonly armour?: number;
  /** Poison cards under its board, by how much poison each shows. */
  readonly poison?: readonly number[];
  /** Monsters on the Witch Hunter's board, and the artefacts that he has paid for. */
  readonly kept?: readonly MonsterId[];
  readonly artefacts?: readonly ArtefactId[];
}

/** Some monsters of one kind; with a place there is exactly one, and it stands there. */
export interface MonsterEntry {
  readonly monster: MonsterId;
  readonly count?: number;
  readonly at?: Spot;
  /** It comes wounded. */
  readonly life?: number;
  /** An Ice Spike lies on it. */
  readonly frozen?: boolean;
  /** It has climbed onto this hero, who stands at an exact place. */
  readonly on?: HeroId;
  /** Heroes whom it has swallowed. */
  readonly holds?: readonly HeroId[];
}

interface RoomBase {
  readonly title: Telling;
  readonly story: Telling;
}

interface FightBase extends RoomBase {
  /** Heroes who stand at exact places, without being asked. */
  readonly heroes?: Readonly<Partial<Record<HeroId, Spot>>>;
  /** Exact places may lie outside the zones: an ambush, a parley that went wrong. */
  readonly anywhere?: boolean;
  /** Other cards that kinds of monsters are played by in this fight (VERM-096). */
  readonly variants?: readonly (typeof VARIANT_IDS)[number][];
}

export interface CombatRoom extends FightBase {
  readonly kind: 'combat';
  readonly board: BoardId;
  readonly monsters: readonly MonsterEntry[];
  /** One disc each of the wandering monster of the Lord's catacomb (BASE-088). */
  readonly wanderingIcons?: number;
}

/** The final battle, with the minions and the board of the Lord's own card unless the story has others. */
export interface LairRoom extends FightBase {
  readonly kind: 'lair';
  readonly board?: BoardId;
  readonly monsters?: readonly MonsterEntry[];
  readonly lordAt?: Spot;
  readonly lordLife?: number;
}

export interface ShopRoom extends RoomBase {
  readonly kind: 'merchant' | 'healer' | 'altar';
}

export type FightRoom = CombatRoom | LairRoom;
export type AdventureRoom = FightRoom | ShopRoom;

/** What a story settles that a table is free in otherwise: whoever accepts it agrees to it. */
export interface AdventureOptions extends Pick<HouseOptions, 'cureVendor' | 'thiefVerminBonus' | 'frozenChoice'> {
  /** The Overseer may play variants of the monsters that a room names (VERM-099). */
  readonly variants?: boolean;
  /** Vermin may come for wandering icons (VERM-082). */
  readonly wanderingVermin?: boolean;
}

/** A story and its rooms, one after the other (EXTRA-005). */
export interface Adventure {
  readonly format: typeof ADVENTURE_FORMAT;
  readonly version: typeof ADVENTURE_VERSION;
  readonly title: Telling;
  /** What everybody hears before they accept it. */
  readonly story: Telling;
  /** What the heroes hear when they have done it. */
  readonly ending: Telling;
  /** Whose catacomb it is; without one there is no lair, and clearing the last room wins. */
  readonly lord: LordId | null;
  readonly heroes: Readonly<Partial<Record<HeroId, HeroState>>>;
  /** The four for whom it is written; others may go instead. */
  readonly party?: readonly HeroId[];
  /** Boxes that lie on the table besides those that its cards come from. */
  readonly expansions?: readonly Expansion[];
  readonly options?: AdventureOptions;
  readonly rooms: readonly AdventureRoom[];
}
