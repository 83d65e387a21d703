import type { CatacombsEvent, CatacombsState } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import type { FlickResolvedAsk, FlickResult } from '../../rules/flicking';
import { simulateMany } from '../../physics';
import { imagine } from '../horizon';
import type { Hand } from '../mind';
import type { Mishap } from '../mishap';
import { tremble } from '../tremble';
import type { Aim } from './aim';

/** A flick that has been let go, in thought: the rules wait for what comes of it. */
export interface Released {
  readonly state: CatacombsState;
  readonly ask: FlickResolvedAsk;
}

export function release(state: CatacombsState, seat: SeatId, aim: Aim): Released | null {
  const { discId, from, vxMmS, vyMmS } = aim;
  const imagined = imagine(state, { kind: 'flick', seat, flick: { discId, from, vxMmS, vyMmS } });
  const ask = imagined?.state.prompt?.ask;
  return imagined !== null && ask?.kind === 'flickResolved' ? { state: imagined.state, ask } : null;
}

export interface Outlook {
  readonly state: CatacombsState;
  readonly events: readonly CatacombsEvent[];
  readonly result: FlickResult;
}

/** What would come of it with such a hand and such a mishap. */
export function outlook({ state, ask }: Released, aim: Aim, hand: Hand, mishap: Mishap): Outlook | null {
  const made = tremble({ x: aim.vxMmS, y: aim.vyMmS }, hand, mishap);
  const [flown] = simulateMany(ask.table, [{ ...ask.shot, vxMmS: made.x, vyMmS: made.y }]);
  if (flown === undefined || !flown.ok) return null;
  const imagined = imagine(state, { kind: 'flickResolved', ...flown.value });
  return imagined === null ? null : { ...imagined, result: flown.value };
}
