import type { CatacombsTypes } from '../../../../rules/catacombs';
import type { ChooseAsk, OptionId, Prompt } from '../../../../rules/machine';
import type { FlickAsk, PlaceAsk } from '../../../../rules/flicking';

export type CatacombsPrompt = Prompt<CatacombsTypes>;

/** A prompt with the parts that its purpose promises, so that the screen asks once what it is about. */
export type Asked =
  | { readonly kind: 'act'; readonly ask: ChooseAsk; readonly lastStands: readonly OptionId[] }
  | { readonly kind: 'flick'; readonly ask: FlickAsk; readonly actor: string; readonly barred: readonly string[] }
  | { readonly kind: 'place'; readonly ask: PlaceAsk }
  /** Everything that is not played on the board. */
  | { readonly kind: 'other' }
  | { readonly kind: 'nothing' };

export function askedOf(prompt: CatacombsPrompt | null): Asked {
  if (prompt === null) return { kind: 'nothing' };
  const { ask, purpose } = prompt;
  if (ask.kind === 'place') return { kind: 'place', ask };
  if (purpose.kind === 'act' && ask.kind === 'choose') return { kind: 'act', ask, lastStands: purpose.lastStands };
  if (purpose.kind === 'flick' && ask.kind === 'flick') {
    return { kind: 'flick', ask, actor: purpose.actor, barred: purpose.barredTargets };
  }
  return { kind: 'other' };
}
