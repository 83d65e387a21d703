import { ERRANDS, HABITS, type Thought } from '../../ai/catacombs';
import { isFields } from '../../lib';

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

function isThought(value: unknown): value is Thought {
  if (!isFields(value)) return false;
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
    case 'stumbled':
      return true;
    default:
      return false;
  }
}

/** A thought as it was kept; null where that makes no sense any more. */
export const readThought = (kept: unknown): Thought | null => (isThought(kept) ? kept : null);
