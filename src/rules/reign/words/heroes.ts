import type { Levels } from './levels';
import type { SkillId } from './skills';
import type { SpellId } from './spells';
import type { ThingId } from './things';

export const HERO_IDS = ['hero:svein', 'hero:ysolde', 'hero:anselme', 'hero:morgane'] as const;
export type HeroId = (typeof HERO_IDS)[number];

export const VOCATIONS = ['barbarian', 'huntress', 'monk', 'witch'] as const;
export type Vocation = (typeof VOCATIONS)[number];

/** The adventure sheet of a hero who begins (REIGN-041, REIGN-295, REIGN-367): no écus, no experience. */
export interface HeroSheet {
  readonly id: HeroId;
  readonly vocation: Vocation;
  readonly levels: Levels;
  readonly actionPoints: number;
  readonly hitPoints: number;
  readonly destiny: number;
  /** Held from the start: one or two hands. */
  readonly held: readonly ThingId[];
  readonly worn: ThingId | null;
  readonly pack: readonly ThingId[];
  readonly skills: readonly SkillId[];
  readonly spells: readonly SpellId[];
}
