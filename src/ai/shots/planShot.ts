import type { CatacombsState } from '../../rules/catacombs';
import { EvenMishaps } from '../mishap';
import type { Pondering } from '../pondering';
import type { Aim } from './aim';
import { aimsOf } from './aimsOf';
import { release } from './foresee';
import { race } from './race';
import { refined } from './refined';
import { shootingOf, type Shooting } from './shooting';
import type { Thinking } from './thinking';
import { Trial } from './trial';

export interface Plan {
  readonly aim: Aim;
  /** How often it hurts one of the other side, as far as was imagined. */
  readonly chance: number;
  /** What it is worth if luck is not on its side: plans are compared by this. */
  readonly floor: number;
}

/** As if a tenth of a flick had been seen before: a few looks do not make a thing certain. */
const SEEN_BEFORE = { hits: 0.05, looks: 0.1 } as const;

export const planOf = (trial: Trial, caution: number): Plan => ({
  aim: trial.aim,
  chance: (trial.hitShare * trial.looks + SEEN_BEFORE.hits) / (trial.looks + SEEN_BEFORE.looks),
  floor: trial.floor(caution),
});

function trialOf(state: CatacombsState, actor: string, aim: Aim, { seat }: Thinking): Trial | null {
  const released = release(state, seat, aim);
  return released && new Trial(aim, actor, released);
}

function* trialsWith(
  state: CatacombsState,
  shooting: Shooting,
  aims: readonly Aim[],
  thinking: Thinking,
): Pondering<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const aim of aims) {
    const trial = trialOf(state, shooting.actor, aim, thinking);
    if (trial !== null) trials.push(trial);
    yield;
  }
  return trials;
}

/** All that might be tried for the flick that is asked for, the most promising first. */
export function* trialsOf(state: CatacombsState, thinking: Thinking): Pondering<readonly Trial[]> {
  const shooting = shootingOf(state);
  if (shooting === null) return [];
  return yield* trialsWith(state, shooting, aimsOf(shooting, thinking), thinking);
}

/** So many of the best are looked for something better nearby, with so much of what is left. */
const LEADERS = 2;
const SHARE_OF_REFINING = 0.45;

/** The best flick for the flick that is asked for; null when none can be thought of. */
export function* planShot(state: CatacombsState, thinking: Thinking): Pondering<Plan | null> {
  const { effort, mind } = thinking;
  const shooting = shootingOf(state);
  if (shooting === null) return null;
  const first = mind.head.refines ? effort.part(effort.left * (1 - SHARE_OF_REFINING)) : effort;
  const leaders = (yield* race(yield* trialsOf(state, thinking), { ...thinking, effort: first })).slice(0, LEADERS);
  const nearby = mind.head.refines ? leaders.flatMap(({ aim }) => refined(aim)) : [];
  const runners = [...leaders, ...(yield* trialsWith(state, shooting, nearby, thinking))];
  const [best] = nearby.length === 0 ? leaders : yield* race(runners, thinking);
  return best === undefined ? null : planOf(best, mind.head.caution);
}

/**
 * What looked best had luck on its side when it was looked at: the flick that is chosen is looked at afresh, with
 * mishaps of its own, before anything is said of it.
 */
export function* lookedAtAfresh(state: CatacombsState, { aim }: Plan, thinking: Thinking): Pondering<Plan | null> {
  const shooting = shootingOf(state);
  const trial = shooting && trialOf(state, shooting.actor, aim, thinking);
  if (trial === null) return null;
  const mishaps = new EvenMishaps(thinking.dice);
  while (trial.look(thinking, mishaps)) yield;
  return trial.looks === 0 ? null : planOf(trial, thinking.mind.head.caution);
}
