import type { LevelChange } from '../words/levels';
import type { SkillId } from '../words/skills';

/** What is earned (REIGN-038, REIGN-300). Tunable. */
export const EARNED = { won: 10, secondary: 5, unhurt: 2, lost: 3, destiny: 1 } as const;

/** What it is spent on (REIGN-301). Tunable. */
export const COSTS = { perLevel: 3, actionPoint: 30, hitPoints: 5, skill: 10, spell: 5 } as const;
export const HIT_POINTS_AT_ONCE = 2;

/** How far anything may be raised above the start (REIGN-298). Tunable. */
export const LIMITS = { levels: 2, top: 10, hitPoints: 10, actionPoints: 6 } as const;

/** What a skill asks for (REIGN-299). */
export const SKILL_NEEDS: Readonly<Partial<Record<SkillId, LevelChange>>> = { 'skill:initiated': { magic: 4 } };
