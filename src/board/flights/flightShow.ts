import { AS_IT_HAPPENED, shownAtMs, tempoOf, type Tempo, type Vec2 } from '../../lib';
import { MOTION, MOTION_MS } from '../../theme';
import type { BoardViewProps, FlightShow } from '../scene/boardViewProps';

/** How the flight that is on is shown, on the UI thread. Shakes are at moments of the watcher, not of the film. */
export interface Showing {
  readonly tempo: Tempo;
  readonly shakesAtMs: readonly number[];
}

export const PLAIN_SHOWING: Showing = { tempo: AS_IT_HAPPENED, shakesAtMs: [] };

/** Where motion is to be reduced the film runs through, and the board lies still. */
export function showingOf(show: FlightShow | undefined, motion: BoardViewProps['motion']): Showing {
  if (!show) return PLAIN_SHOWING;
  const isReduced = motion === 'reduced';
  const tempo = tempoOf(show.pace, isReduced ? [] : show.holds);
  return { tempo, shakesAtMs: isReduced ? [] : show.shakesAtMs.map((atMs) => shownAtMs(atMs, tempo)) };
}

/** Two and a half swings, each weaker than the one before, to the lower right first: away from the candle. */
const SWINGS = 2.5;
const DOWN_PER_RIGHT = 0.7;

/** How far the board is shaken from its place, in points. */
export function shakeAt(shownMs: number, { shakesAtMs }: Showing): Vec2 {
  'worklet';
  let swing = 0;
  for (const atMs of shakesAtMs) {
    const share = (shownMs - atMs) / MOTION_MS.shakeMost;
    if (share <= 0 || share >= 1) continue;
    swing += (1 - share) * (1 - share) * Math.sin(2 * Math.PI * SWINGS * share);
  }
  const alongPt = Math.max(-1, Math.min(1, swing)) * MOTION.shakePt;
  return { x: alongPt, y: alongPt * DOWN_PER_RIGHT };
}
