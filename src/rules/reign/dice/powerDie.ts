import { POWER_DICE } from '../content/powerDice';
import { DIE_LEVELS, type DieLevel, type PowerFace } from '../words/dice';
import type { Die } from '../../machine';

const TOP = 10;

const isDieLevel = (level: number): level is DieLevel => level >= 1 && level <= DIE_LEVELS.length;

/** The die of a level as it is after all bonuses; null: there is none, and whatever was tried fails (REIGN-022, REIGN-067). */
export function dieLevelOf(level: number): DieLevel | null {
  const capped = Math.min(level, TOP);
  return isDieLevel(capped) ? capped : null;
}

export function powerFacesOf(level: number): Die<PowerFace> | null {
  const die = dieLevelOf(level);
  return die === null ? null : POWER_DICE[die].faces;
}

/** What a level above ten adds to the result of the ruby die (REIGN-022). */
export const surplusOf = (level: number): number => Math.max(0, level - TOP);

/** What a face adds; an X adds nothing where it does not fail (REIGN-017, REIGN-090). */
export const worthOf = (face: PowerFace | null): number => (typeof face === 'number' ? face : 0);
