import { isFields } from '../../lib';
import type { GymState } from '../../rules/gym';
import type { GymPlayed, GymSummary } from './played';

export function summaryOf({ model: { setup, met, flicks }, outcome }: GymState): GymSummary {
  return { goals: setup.goals.length, met: met.length, flicks, of: setup.flicks, stars: outcome?.stars ?? 0 };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** A summary as it was kept; null where it says nothing sensible. */
export function readSummary(kept: unknown): GymSummary | null {
  if (!isFields(kept)) return null;
  const { goals, met, flicks, of, stars } = kept;
  const isWhole = isCount(goals) && isCount(met) && isCount(flicks) && isCount(stars);
  return isWhole && (of === null || isCount(of)) ? { goals, met, flicks, of, stars } : null;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAim = (value: unknown): boolean =>
  isFields(value) && typeof value.discId === 'string' && isNumber(value.vxMmS) && isNumber(value.vyMmS);

function isThought(value: unknown): value is GymPlayed['thought'] {
  if (!isFields(value)) return false;
  if (value.kind === 'enough' || value.kind === 'stumbled') return true;
  return (
    value.kind === 'shot' && isNumber(value.chance) && (value.goal === null || isCount(value.goal)) && isAim(value.aim)
  );
}

/** A thought as it was kept; null where that makes no sense any more. */
export const readThought = (kept: unknown): GymPlayed['thought'] | null => (isThought(kept) ? kept : null);
