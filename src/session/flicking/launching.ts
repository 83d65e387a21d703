import type { GameState } from '../../rules/machine';
import type { Flicks } from '../game/flicks';
import type { Played } from '../game/played';
import type { TableLaunch } from '../game/tableSession';

/** The answers that a launch stands for, one after the other; null when it stands for nothing here. */
export function answersOf<P extends Played>(
  flicks: Flicks<P>,
  state: GameState<P>,
  { discId, vxMmS, vyMmS, from }: TableLaunch,
): readonly P['answer'][] | null {
  // A record takes nothing but the place itself, whatever else the caller knows of it.
  const at = from === null ? null : { xMm: from.xMm, yMm: from.yMm };
  const flick = flicks.say.flick({ kind: 'flick', flick: { discId, from: at, vxMmS, vyMmS } });
  const before = flicks.swipe(state, discId);
  return before === null ? null : [...before, flick];
}
