import type { CatacombsState } from '../../rules/catacombs';
import { imagine, isAllowed } from '../horizon';
import type { Pondering } from '../pondering';
import { Effort, planShot, type Plan, type Thinking } from '../shots/planShot';
import type { Thought } from '../thought';
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
export function* weigh(
  state: CatacombsState,
  option: string,
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
    if (depth > 0 && prompt.ask.kind === 'choose' && prompt.purpose.kind !== 'act') {
      const inner = yield* bestOption(next, prompt.ask.options, thinking, depth - 1);
      if (inner !== null) return { ...inner, option };
    }
  }
  return { option, worth: worth(next, eyes), plan: null };
}

export function* bestOption(
  state: CatacombsState,
  options: readonly string[],
  thinking: Thinking,
  depth = 1,
): Pondering<Weighed | null> {
  let best: Weighed | null = null;
  for (const option of options) {
    if (!isAllowed(state, { ...choice(option), seat: thinking.seat })) continue;
    const weighed = yield* weigh(state, option, thinking, depth);
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

/** Each way of acting gets an equal share of a first thought; the most promising are thought over again. */
const FIRST_SHARE = 0.5;
const SECOND_THOUGHTS = 3;
const FEWEST_FLICKS = 8;

/** Each of these, the most promising first. */
function* weighAll(
  state: CatacombsState,
  options: readonly string[],
  flicksEach: number,
  thinking: Thinking,
): Pondering<readonly Weighed[]> {
  const all: Weighed[] = [];
  for (const option of options) {
    const effort = new Effort(Math.max(FEWEST_FLICKS, Math.floor(flicksEach)));
    const weighed = yield* weigh(state, option, { ...thinking, effort });
    if (weighed !== null) all.push(weighed);
    yield;
  }
  return all.sort((a, b) => b.worth - a.worth);
}

export function* answerAct(
  state: CatacombsState,
  options: readonly string[],
  thinking: Thinking,
): Pondering<Answered | null> {
  const own = options.filter(
    (option) => !TALK.includes(option) && isAllowed(state, { ...choice(option), seat: thinking.seat }),
  );
  const { flicks } = thinking.mind.head;
  const first = yield* weighAll(state, own, (flicks * FIRST_SHARE) / own.length, thinking);
  const promising = first.slice(0, SECOND_THOUGHTS).map(({ option }) => option);
  const [best] = yield* weighAll(state, promising, (flicks * (1 - FIRST_SHARE)) / SECOND_THOUGHTS, thinking);
  if (best === undefined) return null;
  return {
    answer: choice(best.option),
    thought: thoughtOf(best, own.length),
  };
}
