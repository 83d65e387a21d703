import { sub } from '../../../lib';
import { placeOf, step, type AimDisc, type AimState, type AimStep, type AimTable } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { pickCovered, pickDisc } from '../pickDisc';
import { pressAt } from '../press';
import { swipeFromAnywhere, swipeOnDisc } from '../swipe';

function dragging(state: AimState, fingerId: number, grip: AimDisc, sample: TouchSample, table: AimTable): AimStep {
  const isPiece = table.pieces.some(({ id }) => id === grip.id);
  const press = { at: placeOf(sample), atMs: sample.atMs, pieceId: isPiece ? grip.id : null };
  const toMiddle = sub(grip.at, press.at);
  const mode = { kind: 'dragging', fingerId, gripId: grip.id, press, toMiddle, at: grip.at, hasMoved: false } as const;
  return step({ ...state, mode });
}

/** Idle, and the first finger comes down: on a handle, on a disc, anywhere with a disc chosen, or beside everything. */
export function firstDown(state: AimState, fingerId: number, sample: TouchSample, table: AimTable): AimStep {
  const at = placeOf(sample);
  const grip = pickCovered(table.grips, at);
  if (grip) return dragging(state, fingerId, grip, sample, table);

  const chosen = table.discs.find((disc) => disc.id === state.chosenId) ?? null;
  const disc = chosen ? pickCovered(table.discs, at) : pickDisc(table.discs, at);
  const press = pressAt(sample, disc, table);
  // Aimed by steps, no finger flicks: it taps, or moves the board.
  if (table.way !== 'steps') {
    if (disc) return step({ ...state, mode: { kind: 'pointing', swipe: swipeOnDisc(fingerId, disc, sample, press) } });
    if (chosen) {
      const swipe = swipeFromAnywhere(fingerId, chosen.id, sample, press);
      return step({ ...state, mode: { kind: 'pointing', swipe } });
    }
  }
  const isStillThere = table.pieces.some(({ id }) => id === state.chosenId);
  const chosenId = isStillThere ? state.chosenId : null;
  return step({ ...state, chosenId, mode: { kind: 'panning', fingerId, press, hasMoved: false } });
}
