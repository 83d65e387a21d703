import type { BoardId } from '../../table';
import type { ArtefactId, EquipmentId, HeroId, LordId, MonsterId, SpellId } from '../content/ids';

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
  readonly kind: 'merchant' | 'healer';
}

export type FightRoom = CombatRoom | LairRoom;
export type AdventureRoom = FightRoom | ShopRoom;

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
  readonly rooms: readonly AdventureRoom[];
}

export const isFight = (room: AdventureRoom): room is FightRoom => room.kind === 'combat' || room.kind === 'lair';
