import { distance } from '../../../lib';
import { IDLE, step, type AimState, type AimStep, type AimTable, type Press } from '../aimState';
import type { DiscId } from '../../../rules/flicking';

const DOUBLE_TAP_MS = 320;
const DOUBLE_TAP_PX = 40;

/** A tapped disc is chosen; a tap beside every piece lets go of the choice; another piece is only asked after. */
function choiceAfter({ chosenId }: AimState, pieceId: DiscId | null, { discs }: AimTable): string | null {
  return pieceId === null || discs.some(({ id }) => id === pieceId) ? pieceId : chosenId;
}

/** A finger went up where it came down. The second time in a row on the same, it is a double tap, whatever it was on. */
export function tapped(state: AimState, { at, pieceId }: Press, atMs: number, table: AimTable): AimStep {
  const { lastTap } = state;
  const isSecond =
    lastTap !== null &&
    lastTap.pieceId === pieceId &&
    atMs - lastTap.atMs <= DOUBLE_TAP_MS &&
    distance(at, lastTap.at) <= DOUBLE_TAP_PX;
  const after = {
    ...state,
    mode: IDLE,
    chosenId: choiceAfter(state, pieceId, table),
    lastTap: isSecond ? null : { at, atMs, pieceId },
  };
  if (isSecond) return step(after, { kind: 'doubleTapped', at });
  return step(after, pieceId === null ? null : { kind: 'tapped', pieceId });
}
