import { step, type AimState, type AimStep, type AimTable, type Swipe } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { extended, hasSlid } from '../swipe';
import { tapped } from './tap';

/** A finger rests on a disc, or anywhere for a chosen one: it may yet be a tap. */
export function pointingMoved(state: AimState, swipe: Swipe, sample: TouchSample, { way }: AimTable): AimStep {
  const moved = extended(swipe, sample);
  if (!hasSlid(swipe, sample)) return step({ ...state, mode: { kind: 'pointing', swipe: moved } });
  return step({ ...state, mode: { kind: way === 'pullBack' ? 'pulling' : 'aiming', swipe: moved } });
}

export const pointingReleased = (state: AimState, { press }: Swipe, atMs: number, table: AimTable): AimStep =>
  tapped(state, press, atMs, table);
