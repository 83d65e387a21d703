import type { ContactNumber } from '../../../../board';
import type { Purpose } from '../../../../rules/catacombs';
import { putBackMarks } from '../parts/putBackMarks';

/** The spots between which a player chooses, numbered on the board as on their buttons. */
export function putBackNumbers(purpose: Purpose | null): readonly ContactNumber[] | undefined {
  if (purpose?.kind !== 'putBack') return undefined;
  return putBackMarks(purpose).map(({ number, xMm, yMm }) => ({ number, xMm, yMm, tone: 'touch', isCurrent: true }));
}
