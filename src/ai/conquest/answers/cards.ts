import type { ConquestState } from '../../../rules/conquest';
import { isCard } from '../../../rules/conquest';
import type { Pondering } from '../../core';
import { planOf, raced, type Plan, type Trial } from '../../flicking';
import { imagine } from '../horizon';
import { cautionOf, misjudgesBy } from '../minds';
import { settled, waysOf } from '../settled';
import { allTrials, lookedAtAfresh } from '../shots/planShot';
import { choice, type Answered, type Thinking } from '../thinking';
import type { ConquestThought } from '../thought';
import { worth } from '../worth/worth';

/** So many looks fall to each line at first, if all ways show as many. */
const LOOKS_A_LINE = 6;
const FEWEST_LINES = 3;
/** Of the flicks that are imagined, so many are for what is said of the one that was chosen. */
const SHARE_OF_FRESH_LOOKS = 0.1;
/** What is asked between a card and its first flick. */
const MOST_BETWEEN = 2;

/** A way to go on that begins with a flick, and what is answered first for it. */
interface Opening {
  readonly options: readonly string[];
  readonly state: ConquestState;
  readonly trials: readonly Trial[];
}

/** The flicks that an answer leads to: its own, or one for each who may be named as the target. */
function flicksBehind(state: ConquestState, options: readonly string[], { seat }: Thinking): readonly ConquestState[] {
  let found = [imagine(state, { ...choice(...options), seat })?.state].flatMap((next) => next ?? []);
  for (let count = 0; count < MOST_BETWEEN; count++) {
    found = found.flatMap((next) => {
      const { prompt } = next;
      if (prompt?.purpose.kind !== 'target' || prompt.ask.kind !== 'choose') return [next];
      return prompt.ask.options.flatMap((target) => imagine(next, { ...choice(target), seat })?.state ?? []);
    });
  }
  return found.filter(({ prompt }) => prompt?.ask.kind === 'flick' && prompt.seats.includes(seat));
}

/** For how much more, or less, than it is worth a way is taken: the same for all that it begins with. */
function misjudged({ mind, dice }: Thinking): number {
  const by = misjudgesBy(mind);
  return by === 0 ? 0 : by * dice.bell();
}

function* openings(
  state: ConquestState,
  ways: readonly (readonly string[])[],
  thinking: Thinking,
): Pondering<readonly Opening[]> {
  const { head } = thinking.mind;
  const lines = Math.max(FEWEST_LINES, Math.ceil(thinking.effort.left / (LOOKS_A_LINE * Math.max(1, ways.length))));
  const mind = { ...thinking.mind, head: { ...head, lines: Math.min(head.lines, lines) } };
  const found: Opening[] = [];
  for (const options of ways) {
    const more = misjudged(thinking);
    for (const next of flicksBehind(state, options, thinking)) {
      const trials = yield* allTrials(next, { ...thinking, mind }, more);
      if (trials.length > 0) found.push({ options, state: next, trials });
    }
  }
  return found;
}

/** By turns: the first of each, then the second of each. */
function byTurns(lists: readonly (readonly Trial[])[]): readonly Trial[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat();
}

export interface Opened {
  readonly options: readonly string[];
  readonly worth: number;
  readonly plan: Plan;
}

/** The best first flick of all ways: they run against one another, and effort goes where it is close. */
export function* bestOpening(
  state: ConquestState,
  ways: readonly (readonly string[])[],
  thinking: Thinking,
): Pondering<Opened | null> {
  const { effort, mishaps, mind } = thinking;
  const open = yield* openings(state, ways, thinking);
  const fresh = effort.left * SHARE_OF_FRESH_LOOKS;
  const caution = cautionOf(mind);
  const racing = { effort: effort.part(effort.left - fresh), mishaps, caution };
  const [best] = yield* raced(byTurns(open.map(({ trials }) => trials)), racing);
  const way = best && open.find(({ trials }) => trials.includes(best));
  if (best === undefined || way === undefined) return null;
  const found = planOf(best, caution);
  const said: Plan | null = yield* lookedAtAfresh(way.state, found, { ...thinking, effort: effort.part(fresh) });
  return { options: way.options, worth: found.floor, plan: { ...found, chance: said?.chance ?? found.chance } };
}

const cardsAmong = (options: readonly string[]): readonly string[] => options.filter(isCard);

function thoughtOf({ options: [card], plan }: Opened, tried: number): ConquestThought {
  const shot = { aim: plan.aim, chance: plan.chance };
  return card !== undefined && isCard(card) ? { kind: 'card', card, tried, shot } : { kind: 'noCard', tried };
}

/** The card that begins best, with what it keeps in hand; or none, where that is a choice. */
export function* answerCard(
  state: ConquestState,
  options: readonly string[],
  least: number,
  thinking: Thinking,
): Pondering<Answered | null> {
  const cards = cardsAmong(options);
  const ways = cards.map((card) => [card]);
  const best = yield* bestOpening(state, ways, thinking);
  const declined = least > 0 ? null : imagine(state, { ...choice(), seat: thinking.seat });
  const isBetterLeft =
    declined !== null && (best === null || worth(settled(declined.state, thinking.eyes), thinking.eyes) > best.worth);
  if (isBetterLeft) return { answer: choice(), thought: { kind: 'noCard', tried: cards.length } };
  return best && { answer: choice(...best.options), thought: thoughtOf(best, cards.length) };
}

/** What each answer would come to at once: for whatever leads to no flick of one's own. */
export function weighed(
  state: ConquestState,
  options: readonly string[],
  least: number,
  { seat, eyes }: Thinking,
): readonly string[] | null {
  let best: { readonly options: readonly string[]; readonly worth: number } | null = null;
  for (const way of waysOf(options, least)) {
    const next = imagine(state, { ...choice(...way), seat })?.state;
    if (next === undefined) continue;
    const value = worth(settled(next, eyes), eyes);
    if (best === null || value > best.worth) best = { options: way, worth: value };
  }
  return best?.options ?? null;
}
