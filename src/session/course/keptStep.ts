import { isFields, type Fields } from '../../lib';
import { ERRANDS, HABITS, type Thought } from '../../ai';
import type { CatacombsStep } from './course';
import type { Cause } from '../game/tableState';

/**
 * A step as it is kept: as it stands in a record, and behind it why it was answered. Records and rules know nothing of
 * that; whoever reads a step for them takes the bare one.
 */
const MARK = ',"cause":';

export const writeStep = (step: CatacombsStep, cause: Cause | null): string => {
  const bare = JSON.stringify(step);
  // What came of a flick has no cause but the flick.
  return cause === null || step.kind === 'flickResolved'
    ? bare
    : `${bare.slice(0, -1)}${MARK}${JSON.stringify(cause)}}`;
};

const markIn = (text: string): number => text.lastIndexOf(`${MARK}{"by":`);

/** The step alone, as records have it. */
export function bareStep(text: string): string {
  const at = markIn(text);
  return at < 0 ? text : `${text.slice(0, at)}}`;
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isAim = (value: unknown): boolean => isFields(value) && isNumber(value.vxMmS) && isNumber(value.vyMmS);
/** Left out by those who kept it before it was known. */
const isErrand = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (isFields(value) &&
    ERRANDS.some((errand) => errand === value.kind) &&
    (value.of === null || typeof value.of === 'string'));
const isForeseen = (value: unknown): boolean =>
  isFields(value) && isNumber(value.chance) && isAim(value.aim) && isErrand(value.errand);

function isThought(value: Fields): boolean {
  switch (value.kind) {
    case 'shot':
      return isForeseen(value);
    case 'best':
      return (
        typeof value.option === 'string' && isNumber(value.tried) && (value.shot === null || isForeseen(value.shot))
      );
    case 'habit':
      return HABITS.some((habit) => habit === value.habit);
    case 'place':
      return isNumber(value.tried);
    default:
      return false;
  }
}

/** Why it was answered; null where nobody knows, or what was kept of it makes no sense any more. */
export function causeOf(text: string): Cause | null {
  const at = markIn(text);
  if (at < 0) return null;
  try {
    const kept: unknown = JSON.parse(text.slice(at + MARK.length, -1));
    if (!isFields(kept) || !isFields(kept.thought) || !isThought(kept.thought)) return null;
    return kept.by === 'app' || kept.by === 'hint'
      ? { by: kept.by, thought: kept.thought as unknown as Thought }
      : null;
  } catch {
    return null;
  }
}
