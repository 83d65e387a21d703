import type { ArtefactId, EquipmentId, GearId, MonsterId } from '../../../../rules/catacombs';

/** How a piece stands in the round. */
export type Standing = 'canAct' | 'acted' | 'down' | 'frozen' | 'swallowed' | 'dead';

/** One disc of a monster, as it lies on the board. */
export interface LiveDisc {
  readonly id: string;
  readonly life: number;
  readonly maxLife: number;
  /** null where nothing is to be said of it: it is not the turn of its side. */
  readonly standing: Standing | null;
}

export interface LiveMonster {
  readonly discs: readonly LiveDisc[];
  /** Beside the board, still to be placed. */
  readonly waiting: number;
  /** On heroes and Allies, where they have climbed. */
  readonly aboard: number;
  /** How many more the box could give. */
  readonly stock: number;
}

export interface LiveLord extends Pick<LiveDisc, 'life' | 'maxLife' | 'standing'> {
  readonly isVeiled: boolean;
}

export interface LiveHero {
  readonly life: number;
  readonly maxLife: number;
  readonly gold: number;
  /** null between rooms, and while the Overseer’s turn lasts. */
  readonly standing: Standing | null;
  readonly equipment: readonly EquipmentId[];
  readonly usedInRoom: readonly GearId[];
  /** null for whoever has none. */
  readonly berserk: number | null;
  readonly spellCount: number;
  readonly kills: readonly MonsterId[];
  /** Armour left in this room; null for whoever has no track for it. */
  readonly armour: number | null;
  /** Ice Spikes that lie on no monster; null for whoever throws none. */
  readonly spikes: number | null;
  /** Points of magic left; null for whoever has no track for it. */
  readonly magic: number | null;
  /** Monsters that stay on its board; null for whoever keeps none. */
  readonly kept: readonly MonsterId[] | null;
  /** Those that are active. */
  readonly artefacts: readonly ArtefactId[];
}

export interface LiveSpell {
  readonly left: number;
}

export interface LiveArtefact {
  readonly isActive: boolean;
  /** Whether it works now, in words. */
  readonly where: string;
}

export interface LiveEquipment {
  /** Its owner's name, or where it lies, in words. */
  readonly where: string;
}
