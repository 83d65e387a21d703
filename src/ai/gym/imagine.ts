import { gym, type GymState, type GymTypes } from '../../rules/gym';
import type { FlickResolvedAsk, LaunchLimits } from '../../rules/flicking';
import { horizonOf } from '../core';
import { flickMeant, flown, type Aim, type Hand, type Mishap } from '../flicking';
import type { Imagined } from './progress';

const { imagine, isAllowed } = horizonOf<GymTypes>(gym);
export { isAllowed };

/** A flick that has been let go in thought. */
export interface Released {
  readonly before: GymState;
  readonly state: GymState;
  readonly ask: FlickResolvedAsk;
  readonly limits: LaunchLimits;
}

/** null where the rules would refuse it. */
export function released(before: GymState, aim: Aim): Released | null {
  const state = imagine(before, { kind: 'flick', flick: flickMeant(aim) })?.state;
  const [limits, ask] = [before.prompt?.ask, state?.prompt?.ask];
  if (state === undefined || limits?.kind !== 'flick' || ask?.kind !== 'flickResolved') return null;
  return { before, state, ask, limits };
}

/** What would come of it with such a hand and such a mishap; null where nothing can be seen of it. */
export function flownOut(
  { before, state, ask, limits }: Released,
  aim: Aim,
  hand: Hand,
  mishap: Mishap,
): Imagined | null {
  const result = flown({ ask, limits }, aim, hand, mishap);
  const after = result && imagine(state, { kind: 'flickResolved', ...result })?.state;
  return result && after ? { disc: aim.discId, before, after, result } : null;
}
