import type { OptionId } from '../../../rules/machine';
import { type CatacombsState, RULING, WANDER } from '../../../rules/catacombs';
import type { Pondering } from '../../core';
import { planOf, raced, type Plan, type Trial } from '../../flicking';
import { imagine, isAllowed } from '../horizon';
import { cautionOf } from '../minds';
import { allTrials, lookedAtAfresh } from '../shots/planShot';
import type { Thinking } from '../thinking';
import { choice, type Answered } from './answered';
import { thoughtOf, weigh, type Weighed } from './weigh';

/** Rulings are talk between people; a wandering monster is asked about once more when all have acted. */
const NOT_OF_DISCS = [RULING, WANDER];
/** So many looks fall to each line at first, if all ways of acting show as many. */
const LOOKS_A_LINE = 6;
const FEWEST_LINES = 4;
/** What does not lead to a flick at once is soon weighed. */
const FEWEST_FLICKS = 2;
const SHARE_OF_OTHERS = 0.5;
/** Of the flicks that are imagined, so many are for what is said of the one that was chosen. */
const SHARE_OF_FRESH_LOOKS = 0.1;

/** A way of acting that begins with a flick. */
interface Opening {
  readonly option: OptionId;
  readonly state: CatacombsState;
  readonly trials: readonly Trial[];
}

function opened(state: CatacombsState, option: OptionId, { seat }: Thinking): CatacombsState | null {
  const next = imagine(state, { ...choice(option), seat })?.state ?? null;
  return next?.prompt?.ask.kind === 'flick' && next.prompt.seats.includes(seat) ? next : null;
}

/** With as many lines for each as there will be looks for. */
function* openings(state: CatacombsState, own: readonly string[], thinking: Thinking): Pondering<readonly Opening[]> {
  const { head } = thinking.mind;
  const lines = Math.max(FEWEST_LINES, Math.ceil(thinking.effort.left / (LOOKS_A_LINE * own.length)));
  const mind = { ...thinking.mind, head: { ...head, lines: Math.min(head.lines, lines) } };
  const found: Opening[] = [];
  for (const option of own) {
    const next = opened(state, option, thinking);
    if (next === null) continue;
    const trials = yield* allTrials(next, { ...thinking, mind });
    if (trials.length > 0) found.push({ option, state: next, trials });
  }
  return found;
}

/** By turns: the first of each, then the second of each. */
function byTurns(lists: readonly (readonly Trial[])[]): readonly Trial[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

/** The best flick of all ways of acting: they run against one another, and effort goes where it is close. */
function* bestOpening(ways: readonly Opening[], thinking: Thinking): Pondering<Weighed | null> {
  const { effort, mishaps, mind } = thinking;
  const fresh = effort.left * SHARE_OF_FRESH_LOOKS;
  const caution = cautionOf(mind);
  const racing = { effort: effort.part(effort.left - fresh), mishaps, caution };
  const [best] = yield* raced(byTurns(ways.map(({ trials }) => trials)), racing);
  const way = best && ways.find(({ trials }) => trials.includes(best));
  if (best === undefined || way === undefined) return null;
  const found = planOf(best, caution);
  const said: Plan | null = yield* lookedAtAfresh(way.state, found, { ...thinking, effort: effort.part(fresh) });
  return { option: way.option, worth: found.floor, plan: { ...found, chance: said?.chance ?? found.chance } };
}

export function* answerAct(
  state: CatacombsState,
  options: readonly OptionId[],
  thinking: Thinking,
): Pondering<Answered | null> {
  const own = options.filter(
    (option) => !NOT_OF_DISCS.includes(option) && isAllowed(state, { ...choice(option), seat: thinking.seat }),
  );
  const { effort } = thinking;
  const each = (effort.left * SHARE_OF_OTHERS) / own.length;
  const ways = yield* openings(state, own, thinking);
  const others: Weighed[] = [];
  for (const option of own.filter((one) => !ways.some((way) => way.option === one))) {
    const weighed = yield* weigh(state, option, { ...thinking, effort: effort.part(each, FEWEST_FLICKS) });
    if (weighed !== null) others.push(weighed);
    yield;
  }
  const flick = yield* bestOpening(ways, thinking);
  const [best] = [...(flick === null ? [] : [flick]), ...others].sort((a, b) => b.worth - a.worth);
  return best === undefined ? null : { answer: choice(best.option), thought: thoughtOf(best, own.length) };
}
