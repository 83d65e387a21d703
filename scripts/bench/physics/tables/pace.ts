import { simulate } from '../../../../src/physics';
import { calibrationLoop } from '../speed/calibrationLoop';
import { timed } from '../speed/timed';
import type { Flick } from './flicksOf';

/** Plain data: it comes back as text from an engine that only prints. */
export interface TablesPace {
  /** What each whole flick takes by itself, in milliseconds. */
  readonly flickMs: readonly number[];
  /** How long the calibration loop took, time and again between the flicks. */
  readonly calibrationMs: readonly number[];
  readonly discCount: number;
  readonly contactCount: number;
}

/** A bare engine's clock may count whole milliseconds only, so one flick is timed many times over. */
const REPEATS = 8;
const WARM_UP = 4;
const CALIBRATED_EVERY = 20;

function fly({ table, shot }: Flick): number {
  const flown = simulate(table, shot);
  if (!flown.ok) throw new Error(flown.error.reason);
  return flown.value.contacts.length;
}

export function paceOf(flicks: readonly Flick[]): TablesPace {
  flicks.slice(0, WARM_UP).forEach(fly);
  const calibrationMs: number[] = [];
  let contactCount = 0;
  const flickMs = flicks.map((flick, at) => {
    if (at % CALIBRATED_EVERY === 0) calibrationMs.push(timed(calibrationLoop));
    contactCount += fly(flick);
    return timed(() => Array.from({ length: REPEATS }, () => fly(flick))) / REPEATS;
  });
  const discCount = flicks.reduce((sum, { table }) => sum + table.discs.length, 0);
  return { flickMs, calibrationMs, discCount, contactCount };
}
