import { race, type Dice, type Effort, type Pondering } from '../core';
import type { LaunchLimits } from '../../rules/flicking';
import type { Aim } from './aim';
import { EvenMishaps } from './mishap';
import { refined } from './refined';
import type { Trial } from './trial';

export interface Plan {
  readonly aim: Aim;
  /** How often it does what it is for, as far as was imagined. */
  readonly chance: number;
  /** What it is worth if luck is not on its side: plans are compared by this. */
  readonly floor: number;
}

/** With what flicks are compared. */
export interface Planning {
  readonly effort: Effort;
  /** What befalls the flicks that are compared: the same for each. */
  readonly mishaps: EvenMishaps;
  readonly caution: number;
  readonly refines: boolean;
  readonly limits: LaunchLimits;
}

/** The flick in thought; null where the rules would refuse it. */
export type TrialOf = (aim: Aim) => Trial | null;

/** As if a tenth of a flick had been seen before: a few looks do not make a thing certain. */
const SEEN_BEFORE = { hits: 0.05, looks: 0.1 } as const;

export const planOf = (trial: Trial, caution: number): Plan => ({
  aim: trial.aim,
  chance: (trial.hitShare * trial.looks + SEEN_BEFORE.hits) / (trial.looks + SEEN_BEFORE.looks),
  floor: trial.floor(caution),
});

export function* trialsWith(aims: readonly Aim[], trialOf: TrialOf): Pondering<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const aim of aims) {
    const trial = trialOf(aim);
    if (trial !== null) trials.push(trial);
    yield;
  }
  return trials;
}

/** Lines run against one another: the best first. */
export const raced = (
  trials: readonly Trial[],
  { effort, mishaps, caution }: Pick<Planning, 'effort' | 'mishaps' | 'caution'>,
): Pondering<readonly Trial[]> => race(trials, { effort, caution, look: (trial) => trial.look(effort, mishaps) });

/** So many of the best are looked for something better nearby, with so much of what is left. */
const LEADERS = 2;
const SHARE_OF_REFINING = 0.45;

/** The best of these flicks, or of those beside the best; null where there is none. */
export function* bestFlick(aims: readonly Aim[], trialOf: TrialOf, planning: Planning): Pondering<Plan | null> {
  const { effort, caution, refines, limits } = planning;
  const first = refines ? effort.part(effort.left * (1 - SHARE_OF_REFINING)) : effort;
  const all = yield* trialsWith(aims, trialOf);
  const leaders = (yield* raced(all, { ...planning, effort: first })).slice(0, LEADERS);
  const nearby = refines ? leaders.flatMap(({ aim }) => refined(aim, limits)) : [];
  const runners = [...leaders, ...(yield* trialsWith(nearby, trialOf))];
  const [best] = nearby.length === 0 ? leaders : yield* raced(runners, planning);
  return best === undefined ? null : planOf(best, caution);
}

/**
 * What looked best had luck on its side when it was looked at: the flick that is chosen is looked at afresh, with
 * mishaps of its own, before anything is said of it.
 */
export function* seenAfresh(
  trial: Trial,
  { effort, caution, dice }: Pick<Planning, 'effort' | 'caution'> & { readonly dice: Dice },
): Pondering<Plan | null> {
  const mishaps = new EvenMishaps(dice);
  while (trial.look(effort, mishaps)) yield;
  return trial.looks === 0 ? null : planOf(trial, caution);
}
