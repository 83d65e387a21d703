import {
  optionId,
  optionsOf,
  readOption,
  type CatacombsAnswer,
  type CatacombsState,
  type PieceId,
} from '../../../rules/catacombs';
import type { OptionId } from '../../../rules/machine';

/** What swiping this piece means: its plain Punch, or else the one thing it can do that flicks its own disc first. */
function plainPunch({ model, prompt }: CatacombsState, discId: PieceId): OptionId | null {
  const piece = model.room?.pieces[discId];
  if (prompt?.ask.kind !== 'choose' || piece === undefined || !('hasActed' in piece)) return null;
  const offered = prompt.ask.options.flatMap((option) => {
    const { of, what } = readOption(option);
    return of === discId && what !== null ? [what] : [];
  });
  const punches = optionsOf(model, piece).filter(({ action, steps: [first] }) => {
    const isPunch = first !== undefined && first.kind !== 'effect' && first.attack.type === 'punch';
    return isPunch && offered.includes(action);
  });
  const plain = punches.filter(({ steps: [first, ...rest] }) => first?.kind === 'pitch' && rest.length === 0);
  const [meant, ...others] = plain.length === 1 ? plain : punches;
  return meant === undefined || others.length > 0 ? null : optionId(discId, meant.action);
}

/** Discs that a launch may take now. */
export function launchableIn(state: CatacombsState): readonly string[] {
  const { prompt, model } = state;
  if (prompt === null) return [];
  const { ask, purpose } = prompt;
  if (ask.kind === 'flick') return [...ask.discs, ...(ask.projectile === null ? [] : [ask.projectile.id])];
  if (purpose.kind !== 'act') return [];
  return Object.keys(model.room?.pieces ?? {}).filter((id) => plainPunch(state, id) !== null);
}

/** What is answered before this disc flies: nothing where a flick is asked for, else its plain Punch. */
export function swipe(state: CatacombsState, discId: PieceId): readonly CatacombsAnswer[] | null {
  if (state.prompt?.ask.kind === 'flick') return [];
  const option = state.prompt?.purpose.kind === 'act' ? plainPunch(state, discId) : null;
  return option === null ? null : [{ kind: 'choose', options: [option] }];
}
