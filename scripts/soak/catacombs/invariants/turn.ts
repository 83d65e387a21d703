import { catacombs, readOption } from '../../../../src/rules/catacombs';
import { canAct, pieceOrNull } from '../../../../src/rules/catacombs/model/queries';
import { TABLE_SEAT } from '../../../../src/rules/flicking';
import { promptOrOutcome as sharedPromptOrOutcome } from '../../invariants';
import type { Invariant } from './invariant';

export const promptOrOutcome: Invariant = sharedPromptOrOutcome(catacombs, [TABLE_SEAT]);

/** Nobody who is dead, down or through is offered an action. */
export const actorsCanAct: Invariant = ({ model, prompt }) => {
  if (prompt?.purpose.kind !== 'act' || prompt.ask.kind !== 'choose') return null;
  for (const option of prompt.ask.options) {
    const { of: id, what: action } = readOption(option);
    if (action === null) continue;
    const piece = pieceOrNull(model, id);
    if (piece === null || !canAct(piece)) return `${id} is offered ${action}`;
  }
  return null;
};

/** Between two actions nothing is left of the one before. */
export const actionsAreFinished: Invariant = ({ model, prompt }) => {
  const isBetween = prompt?.purpose.kind === 'act';
  const open = (model.room?.actions.length ?? 0) + (model.room?.settlements.length ?? 0);
  return isBetween && open > 0 ? `${open} actions or pitches left open` : null;
};
