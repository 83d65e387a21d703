import type { Amount } from './amount';
import type { CreatureId } from './creatures';
import type { ElementKind } from './elements';
import type { ZoneId } from './zones';

/** The four of the initiation campaign (REIGN-264). */
export const QUEST_IDS = [
  'quest:pest-control',
  'quest:fabulous-treasure',
  'quest:journey-into-shadow',
  'quest:solar-orb',
] as const;
export type QuestId = (typeof QUEST_IDS)[number];

/** Kinds of GM characters, and how many of them (REIGN-253). */
export interface Encounter {
  readonly is: CreatureId;
  readonly count: Amount;
}

export interface Quest {
  readonly id: QuestId;
  /** The card of the main quest, and what is in its zone (REIGN-249). */
  readonly card: ZoneId;
  readonly elements: readonly ElementKind[];
  readonly dwellers: Encounter;
  /** Zone cards that are drawn from the rest (REIGN-239). */
  readonly plainCards: number;
  /** By the face of the D. */
  readonly encounters: readonly Encounter[];
  /** Imprévus of which there are more or fewer than usual (REIGN-327). */
  readonly ambushes: number;
  /** The last round that counts; null: it takes as long as it takes (REIGN-280). */
  readonly rounds: number | null;
}

/** REIGN-327. */
export const IMPREVU_IDS = [
  'imprevu:ambush',
  'imprevu:deceptive-calm',
  'imprevu:icy-draught',
  'imprevu:cave-in',
  'imprevu:stray-rat',
  'imprevu:grim-echo',
  'imprevu:false-step',
  'imprevu:rusted-lock',
  'imprevu:second-wind',
  'imprevu:gleam-in-the-dust',
  'imprevu:forgotten-trap',
  'imprevu:good-omen',
] as const;
export type ImprevuId = (typeof IMPREVU_IDS)[number];
