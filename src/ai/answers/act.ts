import type { CatacombsState } from '../../rules/catacombs';
import { imagine, isAllowed } from '../horizon';
import type { Pondering } from '../pondering';
import { planShot, type Plan, type Thinking } from '../shots/planShot';
import type { Thought } from '../thought';
import { worth } from '../worth/worth';
import { choice, type Answered } from './answered';
import { bestPlacing } from './place';

/** Votes and rulings are talk between people; a seat of the app plays its discs. */
const TALK = ['ruling'];
/** A first idea of where a disc that is summoned would lie. */
const PLACINGS = 6;

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
    if (prompt.ask.kind === 'place') {
      const placed = yield* bestPlacing(next, prompt.ask, { ...thinking, effort: thinking.effort.part(PLACINGS) });
      if (placed !== null) return { option, worth: placed.worth, plan: null };
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

/** Each way of acting gets an equal share of a first thought; the most promising are thought over again. */
const FIRST_SHARE = 0.5;
const SECOND_THOUGHTS = 3;
const FEWEST_FLICKS = 2;

/** Each of these, the most promising first. */
function* weighAll(
  state: CatacombsState,
  options: readonly string[],
  flicksEach: number,
  thinking: Thinking,
): Pondering<readonly Weighed[]> {
  const all: Weighed[] = [];
  for (const option of options) {
    const effort = thinking.effort.part(flicksEach, FEWEST_FLICKS);
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
  const { effort } = thinking;
  const first = yield* weighAll(state, own, (effort.left * FIRST_SHARE) / own.length, thinking);
  const promising = first.slice(0, SECOND_THOUGHTS).map(({ option }) => option);
  const [best] = yield* weighAll(state, promising, effort.left / promising.length, thinking);
  if (best === undefined) return null;
  return {
    answer: choice(best.option),
    thought: thoughtOf(best, own.length),
  };
}
