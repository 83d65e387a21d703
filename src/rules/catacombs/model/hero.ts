import type { PoisonId } from '../content/vermin/poison';
import type { ArtefactId, EquipmentId, GearId, HeroId, SpellId } from '../words/ids';
import type { Kill } from '../words/rewards';

/** A hero's board: what it keeps from room to room. */
export interface Hero {
  readonly id: HeroId;
  /** 0: dead, out of play unless the others reach the Healer (BASE-278). */
  readonly life: number;
  readonly gold: number;
  readonly equipment: readonly EquipmentId[];
  /** What it has used up in this room of the cards that work once per room. */
  readonly usedInRoom: readonly GearId[];
  /** Monsters it killed in this room, beside its board until they are paid (BASE-025). */
  readonly kills: readonly Kill[];
  /** Uses of Berserk left; null for everybody else. */
  readonly berserk: number | null;
  /** Spell cards in hand and spent; empty for everybody else. */
  readonly spells: readonly SpellId[];
  readonly spentSpells: readonly SpellId[];
  /** Cards under its board, in the order in which they were drawn (VERM-023); left out: none. */
  readonly poison?: readonly PoisonId[];
  /** It is dead of poison, which a resurrection takes away (VERM-045); left out: not so. */
  readonly fellToPoison?: boolean;
  /** Armour left in this room; nobody but the Paladin has any (SOL-117). */
  readonly armour?: number;
  /** Magic points left; nobody but the Sorceress has any (SOL-129). */
  readonly magic?: number;
  /** Nobody but the Witch Hunter keeps what it kills (SOL-145). */
  readonly trophies?: Trophies;
}

/** Monsters kept to pay with, the first killed first, and the artefacts that are paid for (SOL-151). */
export interface Trophies {
  readonly kept: readonly Kill[];
  readonly active: readonly ArtefactId[];
}

export const isAlive = (hero: Hero): boolean => hero.life > 0;
