import type { CatacombsState } from '../../../rules/catacombs';
import type { Pondering } from '../../core';
import { bestFlick, seenAfresh, trialsWith, type Plan, type Trial, type TrialOf } from '../../flicking';
import { cautionOf } from '../minds';
import type { Thinking } from '../thinking';
import { linesOf } from './lines';
import { shootingOf, type Shooting } from './shooting';
import { trialOf } from './trialOf';

const trialsOf =
  (state: CatacombsState, shooting: Shooting, thinking: Thinking): TrialOf =>
  (aim) =>
    trialOf(state, shooting, aim, thinking);

/** All that might be tried for the flick that is asked for, the most promising first. */
export function* allTrials(state: CatacombsState, thinking: Thinking): Pondering<readonly Trial[]> {
  const shooting = shootingOf(state);
  if (shooting === null) return [];
  return yield* trialsWith(linesOf(shooting, thinking), trialsOf(state, shooting, thinking));
}

/** The best flick for the flick that is asked for; null when none can be thought of. */
export function* planShot(state: CatacombsState, thinking: Thinking): Pondering<Plan | null> {
  const { effort, mishaps, mind } = thinking;
  const shooting = shootingOf(state);
  if (shooting === null) return null;
  const planning = { effort, mishaps, caution: cautionOf(mind), refines: mind.head.refines, limits: shooting.ask };
  return yield* bestFlick(linesOf(shooting, thinking), trialsOf(state, shooting, thinking), planning);
}

/** What is to be said of a flick, seen afresh; null where it cannot be made. */
export function* lookedAtAfresh(state: CatacombsState, { aim }: Plan, thinking: Thinking): Pondering<Plan | null> {
  const { effort, dice, mind } = thinking;
  const shooting = shootingOf(state);
  const trial = shooting && trialOf(state, shooting, aim, thinking);
  return trial && (yield* seenAfresh(trial, { effort, dice, caution: cautionOf(mind) }));
}
