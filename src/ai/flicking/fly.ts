import { simulateMany } from '../../physics';
import type { FlickResolvedAsk, FlickResult, LaunchLimits } from '../../rules/flicking';
import { flickMade, type Aim } from './aim';
import type { Hand } from './hand';
import type { Mishap } from './mishap';

/** A flick that has been let go in thought, and by how much it may be harder or softer. */
export interface Released {
  readonly ask: FlickResolvedAsk;
  readonly limits: LaunchLimits;
}

/** What would come of it with such a hand and such a mishap. */
export function flown({ ask, limits }: Released, aim: Aim, hand: Hand, mishap: Mishap): FlickResult | null {
  const { table, shot } = ask;
  const { vxMmS, vyMmS } = flickMade(aim, hand, mishap, limits);
  const [found] = simulateMany(table, [{ ...shot, vxMmS, vyMmS }]);
  return found?.ok === true ? found.value : null;
}
