import { placeOf, step, type AimState, type AimStep, type AimTable } from '../aimState';
import type { TouchSample } from '../fingerPath';
import { pickCovered, pickDisc } from '../pickDisc';
import { swipeFromAnywhere, swipeOnDisc } from '../swipe';

/** Idle, and the first finger comes down: on a disc, anywhere with a disc chosen, or beside everything. */
export function firstDown(state: AimState, fingerId: number, sample: TouchSample, table: AimTable): AimStep {
  const at = placeOf(sample);
  const chosen = table.discs.find((disc) => disc.id === state.chosenId) ?? null;
  const disc = chosen ? pickCovered(table.discs, at) : pickDisc(table.discs, at);
  if (disc) return step({ ...state, mode: { kind: 'pointing', swipe: swipeOnDisc(fingerId, disc, sample) } });
  if (chosen) {
    return step({ ...state, mode: { kind: 'pointing', swipe: swipeFromAnywhere(fingerId, chosen.id, sample) } });
  }
  return step({ ...state, chosenId: null, mode: { kind: 'panning', fingerId, start: at, hasMoved: false } });
}
