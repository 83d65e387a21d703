import type { Amount } from './amount';
import type { LevelChange, Levels } from './levels';

/** GM characters, and those who come to the heroes' side (REIGN-256 to REIGN-260, REIGN-310). */
export const CREATURE_IDS = [
  'creature:giant-rat',
  'creature:giant-spider',
  'creature:revenant',
  'creature:ogre',
  'creature:madman',
  'creature:peasant',
  'creature:guard',
  'creature:cut-purse',
  'creature:imp',
] as const;
export type CreatureId = (typeof CREATURE_IDS)[number];

/** REIGN-178. */
export const KEYWORDS = ['undead', 'demon'] as const;
export type Keyword = (typeof KEYWORDS)[number];

export interface Creature {
  readonly id: CreatureId;
  readonly levels: Levels;
  /** D in tests of a characteristic, where it is not one (REIGN-070, REIGN-255). */
  readonly testDice: LevelChange;
  readonly actionPoints: number;
  readonly hitPoints: number;
  /** What the number in brackets is above Endurance (REIGN-255). */
  readonly armour: number;
  readonly isForced: boolean;
  readonly damage: Amount;
  readonly hasParry: boolean;
  /** Difficulty to get free; 0: its attack webs nobody (REIGN-158). */
  readonly webbing: number;
  readonly fear: number;
  readonly isFearless: boolean;
  readonly canRun: boolean;
  readonly flies: boolean;
  /** Figures of one square; 1: no swarm (REIGN-163). */
  readonly swarm: number;
  readonly keyword: Keyword | null;
  readonly coins: number;
  readonly treasures: number;
  /** How many appear; null: it is never dealt. */
  readonly deployment: Amount | null;
}
