import { distance } from '../../lib';
import { placeOf, type AimDisc, type AimEvent, type AimMode, type AimTable, type Press } from './aimState';
import type { TouchSample } from './fingerPath';
import { pickCovered, pickUnder } from './pickDisc';

/** A finger that rests on a piece for so long asks about it. */
export const HOLD_MS = 450;
/** A finger rolls as it is lifted, but never so far. */
const ELSEWHERE_PX = 24;

/** A finger means the piece that it is right on; else the nearest that it covers; else a disc near enough to flick. */
export function pressAt(sample: TouchSample, near: AimDisc | null, { pieces }: AimTable): Press {
  const at = placeOf(sample);
  const piece = pickUnder(pieces, at) ?? pickCovered(pieces, at) ?? near;
  return { at, atMs: sample.atMs, pieceId: piece?.id ?? null };
}

/** The press of a finger that may still tap or hold: it has not moved. */
function restingPress(mode: AimMode): Press | null {
  switch (mode.kind) {
    case 'pointing':
      return mode.swipe.press;
    case 'panning':
    case 'dragging':
      return mode.hasMoved ? null : mode.press;
    default:
      return null;
  }
}

/** The piece that a resting finger will be asking about, if it rests on. */
export const pieceBeingHeld = (mode: AimMode, { isHoldHeard }: AimTable): string | null =>
  isHoldHeard ? (restingPress(mode)?.pieceId ?? null) : null;

/** It went up elsewhere, and no screen saw it go: that was no tap, nor was the piece held. */
export const isLiftedElsewhere = ({ at }: Press, sample: TouchSample): boolean =>
  distance(at, placeOf(sample)) >= ELSEWHERE_PX;

/** The piece that has been held long enough by then. */
export function pieceHeld(mode: AimMode, table: AimTable, event: AimEvent): string | null {
  const press = restingPress(mode);
  if (!press || (event.kind === 'up' && isLiftedElsewhere(press, event.sample))) return null;
  const atMs = 'sample' in event ? event.sample.atMs : event.atMs;
  return atMs - press.atMs >= HOLD_MS ? pieceBeingHeld(mode, table) : null;
}
