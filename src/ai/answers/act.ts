import type { CatacombsState } from '../../rules/catacombs';
import { imagine, isAllowed } from '../horizon';
import { Effort, planShot, type Plan, type Thinking } from '../shots/planShot';
import { worth } from '../worth/worth';
import { choice, type Answered } from './answered';

/** Votes and rulings are talk between people; a seat of the app plays its discs. */
const TALK = ['ruling'];

interface Weighed {
  readonly option: string;
  readonly worth: number;
  readonly plan: Plan | null;
}

/** What choosing this would come to: the shot that follows if there is one, else the state as it is then. */
export function weigh(state: CatacombsState, option: string, thinking: Thinking, depth = 1): Weighed | null {
  const { seat, eyes } = thinking;
  const imagined = imagine(state, { ...choice(option), seat });
  if (imagined === null) return null;
  const next = imagined.state;
  const { prompt } = next;
  if (prompt?.seats.includes(seat) === true) {
    if (prompt.ask.kind === 'flick') {
      const plan = planShot(next, thinking);
      if (plan !== null) return { option, worth: plan.floor, plan };
    }
    if (depth > 0 && prompt.ask.kind === 'choose' && prompt.purpose.kind !== 'act') {
      const inner = bestOption(next, prompt.ask.options, thinking, depth - 1);
      if (inner !== null) return { ...inner, option };
    }
  }
  return { option, worth: worth(next, eyes), plan: null };
}

export function bestOption(
  state: CatacombsState,
  options: readonly string[],
  thinking: Thinking,
  depth = 1,
): Weighed | null {
  let best: Weighed | null = null;
  for (const option of options) {
    if (!isAllowed(state, { ...choice(option), seat: thinking.seat })) continue;
    const weighed = weigh(state, option, thinking, depth);
    if (weighed !== null && (best === null || weighed.worth > best.worth)) best = weighed;
  }
  return best;
}

/** Each way of acting gets an equal share of a first thought; the most promising are thought over again. */
const FIRST_SHARE = 0.5;
const SECOND_THOUGHTS = 3;

export function answerAct(state: CatacombsState, options: readonly string[], thinking: Thinking): Answered | null {
  const own = options.filter(
    (option) => !TALK.includes(option) && isAllowed(state, { ...choice(option), seat: thinking.seat }),
  );
  const { flicks } = thinking.mind.head;
  const withEffort = (share: number): Thinking => ({ ...thinking, effort: new Effort(Math.max(8, Math.floor(share))) });
  const first = own
    .flatMap((option) => weigh(state, option, withEffort((flicks * FIRST_SHARE) / own.length)) ?? [])
    .sort((a, b) => b.worth - a.worth);
  const second = first
    .slice(0, SECOND_THOUGHTS)
    .flatMap(({ option }) => weigh(state, option, withEffort((flicks * (1 - FIRST_SHARE)) / SECOND_THOUGHTS)) ?? [])
    .sort((a, b) => b.worth - a.worth);
  const [best] = second;
  if (best === undefined) return null;
  return {
    answer: choice(best.option),
    thought: { kind: 'best', option: best.option, worth: best.worth, tried: own.length },
  };
}
