import { simulateMany } from '../../physics';
import type { FlickResolvedAsk, FlickResult } from '../../rules/flicking';
import { flickMade, type Aim } from './aim';
import type { Hand } from './hand';
import type { Mishap } from './mishap';

/** What would come of a flick that has been let go in thought, with such a hand and such a mishap. */
export function flown({ table, shot }: FlickResolvedAsk, aim: Aim, hand: Hand, mishap: Mishap): FlickResult | null {
  const { vxMmS, vyMmS } = flickMade(aim, hand, mishap);
  const [found] = simulateMany(table, [{ ...shot, vxMmS, vyMmS }]);
  return found?.ok === true ? found.value : null;
}
