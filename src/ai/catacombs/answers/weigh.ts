import type { OptionId } from '../../../rules/machine';
import type { CatacombsState } from '../../../rules/catacombs';
import type { Pondering } from '../../core';
import type { Plan } from '../../flicking';
import { imagine, isAllowed } from '../horizon';
import { planShot } from '../shots/planShot';
import type { Thinking } from '../thinking';
import { settled } from '../settled';
import type { Thought } from '../thought';
import { worth } from '../worth/worth';
import { choice } from './answered';
import { bestPlacing } from './place';

/** A first idea of where a disc that is summoned would lie. */
const PLACINGS = 6;

export interface Weighed {
  readonly option: OptionId;
  readonly worth: number;
  readonly plan: Plan | null;
}

/** What choosing this would come to: the shot that follows if there is one, else the state as it is then. */
export function* weigh(
  state: CatacombsState,
  option: OptionId,
  thinking: Thinking,
  depth = 1,
): Pondering<Weighed | null> {
  const { seat, eyes } = thinking;
  const imagined = imagine(state, { ...choice(option), seat });
  if (imagined === null) return null;
  const next = imagined.state;
  const { prompt } = next;
  if (prompt?.seats.includes(seat) === true) {
    if (prompt.ask.kind === 'flick') {
      const plan = yield* planShot(next, thinking);
      if (plan !== null) return { option, worth: plan.floor, plan };
    }
    // Taking it back would lead nowhere: it is weighed as paid.
    if (prompt.purpose.kind === 'payWithLife') {
      const paid = yield* weigh(next, 'payLife', thinking, depth);
      if (paid !== null) return { ...paid, option };
    }
    if (depth > 0 && prompt.ask.kind === 'choose' && prompt.purpose.kind !== 'act') {
      const inner = yield* bestOption(next, prompt.ask.options, thinking, depth - 1);
      if (inner !== null) return { ...inner, option };
    }
    if (prompt.ask.kind === 'place') {
      const placed = yield* bestPlacing(next, prompt.ask, { ...thinking, effort: thinking.effort.part(PLACINGS) });
      if (placed !== null) return { option, worth: placed.worth, plan: null };
    }
  }
  return { option, worth: worth(settled(next, eyes), eyes), plan: null };
}

export function* bestOption(
  state: CatacombsState,
  options: readonly OptionId[],
  thinking: Thinking,
  depth = 1,
): Pondering<Weighed | null> {
  let best: Weighed | null = null;
  const each = thinking.effort.left / options.length;
  for (const option of options) {
    if (!isAllowed(state, { ...choice(option), seat: thinking.seat })) continue;
    const weighed = yield* weigh(state, option, { ...thinking, effort: thinking.effort.part(each) }, depth);
    yield;
    if (weighed !== null && (best === null || weighed.worth > best.worth)) best = weighed;
  }
  return best;
}

export const thoughtOf = ({ option, worth: found, plan }: Weighed, tried: number): Thought => ({
  kind: 'best',
  option,
  worth: found,
  tried,
  shot: plan && { aim: plan.aim, chance: plan.chance },
});
