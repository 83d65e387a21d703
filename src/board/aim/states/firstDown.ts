import { sub } from '../../../lib';
import {
  placeOf,
  step,
  type AimDisc,
  type AimState,
  type AimStep,
  type AimTable,
  type Press,
  type Swipe,
} from '../aimState';
import type { TouchSample } from '../fingerPath';
import { isInHalo, pickCovered, pickDisc } from '../pickDisc';
import { pressAt } from '../press';
import { swipeFromAnywhere, swipeOnDisc } from '../swipe';

function dragging(state: AimState, fingerId: number, grip: AimDisc, sample: TouchSample, table: AimTable): AimStep {
  const isPiece = table.pieces.some(({ id }) => id === grip.id);
  const press = { at: placeOf(sample), atMs: sample.atMs, pieceId: isPiece ? grip.id : null };
  const toMiddle = sub(grip.at, press.at);
  const mode = { kind: 'dragging', fingerId, gripId: grip.id, press, toMiddle, at: grip.at, hasMoved: false } as const;
  return step({ ...state, mode });
}

interface Meant {
  /** What the finger is on, or near enough to. */
  readonly disc: AimDisc | null;
  readonly chosen: AimDisc | null;
}

/** The flick that this finger may become; null where it taps, or moves the board. */
function swipeBegun(
  fingerId: number,
  { disc, chosen }: Meant,
  sample: TouchSample,
  press: Press,
  { way, isCloser }: AimTable,
): Swipe | null {
  // Aimed by steps, no finger flicks.
  if (way === 'steps') return null;
  if (isCloser) {
    return chosen && isInHalo(chosen, press.at) ? swipeOnDisc(fingerId, chosen, sample, press) : null;
  }
  if (disc) return swipeOnDisc(fingerId, disc, sample, press);
  return chosen && swipeFromAnywhere(fingerId, chosen.id, sample, press);
}

/** Idle, and the first finger comes down: on a handle, on a disc, anywhere with a disc chosen, or beside everything. */
export function firstDown(state: AimState, fingerId: number, sample: TouchSample, table: AimTable): AimStep {
  const at = placeOf(sample);
  const grip = pickCovered(table.grips, at);
  if (grip) return dragging(state, fingerId, grip, sample, table);

  const chosen = table.discs.find((disc) => disc.id === state.chosenId) ?? null;
  const disc = chosen ? pickCovered(table.discs, at) : pickDisc(table.discs, at);
  const press = pressAt(sample, disc, table);
  const swipe = swipeBegun(fingerId, { disc, chosen }, sample, press, table);
  if (swipe) return step({ ...state, mode: { kind: 'pointing', swipe } });
  const isStillThere = table.pieces.some(({ id }) => id === state.chosenId);
  const chosenId = isStillThere ? state.chosenId : null;
  return step({ ...state, chosenId, mode: { kind: 'panning', fingerId, press, at, hasMoved: false } });
}
