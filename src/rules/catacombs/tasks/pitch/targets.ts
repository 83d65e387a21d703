import { areEnemies } from '../../model/piece';
import { pieceOrNull, piecesOf } from '../../model/queries';
import type { CatacombsState } from '../../model/types';
import type { Pitch } from '../../words/pitch';
import { whyImmune, whyVoid } from '../blows/whyUnharmed';

/** The flick that is asked for; null where something else is. */
export function pitchAsked({ prompt, tasks }: CatacombsState): Pitch | null {
  const task = tasks[tasks.length - 1];
  return prompt?.purpose.kind === 'flick' && task?.kind === 'pitch' ? task.pitch : null;
}

/** The flick that is asked for only moves its disc: it strikes nobody (BASE-046). */
export const isMovementAsked = (state: CatacombsState): boolean =>
  pitchAsked(state)?.attack.traits.includes('movement') ?? false;

/** Whom the flick that is asked for would hurt if it struck them; nobody for a mere movement (BASE-046). */
export function targetsOf(state: CatacombsState): readonly string[] {
  const { model } = state;
  const pitch = pitchAsked(state);
  const actor = pitch === null ? null : pieceOrNull(model, pitch.actor);
  if (pitch === null || actor === null || isMovementAsked(state)) return [];
  return piecesOf(model)
    .filter((piece) => areEnemies(actor, piece))
    .filter((piece) => whyVoid(pitch, piece.id) === null && whyImmune(model, actor, piece, pitch.attack) === null)
    .map(({ id }) => id);
}
