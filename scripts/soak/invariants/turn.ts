import { catacombs } from '../../../src/rules/catacombs';
import { canAct, pieceOrNull } from '../../../src/rules/catacombs/model/queries';
import { TABLE_SEAT } from '../../../src/rules/catacombs/tasks/pitch/pitch';
import type { Invariant } from './invariant';

export const promptOrOutcome: Invariant = (state) => {
  const { prompt, outcome, tasks, commandCount } = state;
  if ((prompt === null) === (outcome === null)) return 'a prompt and an outcome, or neither';
  if (prompt === null) return tasks.length === 0 ? null : 'work is left after the end';
  // What was said by the way counts, and leaves the question as it was.
  if (prompt.number > commandCount) return `prompt ${prompt.number} after ${commandCount} commands`;
  const seats = [...catacombs.seatsOf(state), TABLE_SEAT];
  if (prompt.seats.length === 0 || !prompt.seats.every((seat) => seats.includes(seat))) return 'nobody is asked';
  return new Set(prompt.seats).size === prompt.seats.length ? null : 'somebody is asked twice';
};

/** Nobody who is dead, down or through is offered an action. */
export const actorsCanAct: Invariant = ({ model, prompt }) => {
  if (prompt?.purpose.kind !== 'act' || prompt.ask.kind !== 'choose') return null;
  for (const option of prompt.ask.options) {
    const [id = '', action] = option.split('>');
    if (action === undefined) continue;
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
