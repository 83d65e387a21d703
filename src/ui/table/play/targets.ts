import { areEnemies, type CatacombsState } from '../../../rules/catacombs';
import type { Asked } from './asked';

type FlickAsked = Extract<Asked, { kind: 'flick' }>;

/** Neither a step aside nor a push that deals no damage threatens anybody. */
const TOOTHLESS = ['movement', 'harmless'] as const;

/** The flick that is asked for, as the rules see it. */
export function pitchOf({ tasks }: CatacombsState) {
  const task = tasks[tasks.length - 1];
  return task?.kind === 'pitch' ? task.pitch : null;
}

/** Who could be struck by the flick that is asked for. */
export function targetsOf(view: CatacombsState, { actor, barred }: FlickAsked): readonly string[] {
  const room = view.model.room;
  const pitch = pitchOf(view);
  const shooter = room?.pieces[actor];
  if (!room || !pitch || !shooter) return [];
  if (TOOTHLESS.some((trait) => pitch.attack.traits.includes(trait))) return [];
  const isVeiled = room.lord?.isVeiled === true && pitch.attack.type !== 'punch';
  return Object.values(room.pieces)
    .filter((piece) => areEnemies(shooter, piece) && !barred.includes(piece.id))
    .filter((piece) => !(isVeiled && piece.kind === 'lord'))
    .map(({ id }) => id);
}
