import { assertNever } from '../../lib';
import {
  CANCELLED,
  IDLE,
  placeOf,
  step,
  type AimEvent,
  type AimState,
  type AimStep,
  type AimTable,
  type Finger,
} from './aimState';
import type { TouchSample } from './fingerPath';
import { pieceHeld } from './press';
import { aimingMoved, aimingReleased } from './states/aiming';
import { draggingMoved, draggingReleased } from './states/dragging';
import { firstDown } from './states/firstDown';
import { panningMoved, panningReleased } from './states/panning';
import { pinchingMoved } from './states/pinching';
import { pointingMoved, pointingReleased } from './states/pointing';
import { pullingMoved, pullingReleased } from './states/pulling';

const FINGERS_OF_A_PINCH = 2;

const without = (fingers: readonly Finger[], id: number): readonly Finger[] =>
  fingers.filter((finger) => finger.id !== id);

/** More than one finger is never a flick: two pinch, three are a palm. */
function anotherDown(state: AimState): AimStep {
  const isPinch = state.fingers.length === FINGERS_OF_A_PINCH;
  return step({ ...state, lastTap: null, mode: isPinch ? { kind: 'pinching' } : CANCELLED });
}

function down(state: AimState, fingerId: number, sample: TouchSample, table: AimTable): AimStep {
  const fingers = [...without(state.fingers, fingerId), { id: fingerId, at: placeOf(sample) }];
  const touched = { ...state, fingers };
  return fingers.length === 1 ? firstDown({ ...touched, mode: IDLE }, fingerId, sample, table) : anotherDown(touched);
}

function move(state: AimState, finger: Finger, sample: TouchSample, table: AimTable): AimStep {
  const to = placeOf(sample);
  const fingers = state.fingers.map((other) => (other.id === finger.id ? { ...other, at: to } : other));
  const moved = { ...state, fingers };
  const { mode } = state;
  switch (mode.kind) {
    case 'pointing':
      return pointingMoved(moved, mode.swipe, sample, table);
    case 'aiming':
      return aimingMoved(moved, mode.swipe, sample);
    case 'pulling':
      return pullingMoved(moved, mode.swipe, sample);
    case 'dragging':
      return draggingMoved(moved, mode, to);
    case 'panning':
      return panningMoved(moved, mode, finger.at, to);
    case 'pinching':
      return pinchingMoved(moved, state.fingers);
    case 'idle':
    case 'cancelled':
      return step(moved);
    default:
      return assertNever(mode);
  }
}

/** Whatever was going on is over, and stays over until the last finger is up. */
export const calledOff = (state: AimState): AimState => ({
  ...state,
  mode: state.fingers.length === 0 ? IDLE : CANCELLED,
});

/** The same when nobody will say that the fingers went up: the app was put away. */
export const forgotten = (state: AimState): AimState => ({ ...state, fingers: [], mode: IDLE });

function up(state: AimState, sample: TouchSample, table: AimTable): AimStep {
  const { mode } = state;
  const { atMs } = sample;
  switch (mode.kind) {
    case 'pointing':
      return pointingReleased(state, mode.swipe, sample, table);
    case 'aiming':
      return aimingReleased(state, mode.swipe, atMs, table);
    case 'pulling':
      return pullingReleased(state, mode.swipe, atMs, table);
    case 'dragging':
      return draggingReleased(state, mode, sample, table);
    case 'panning':
      return panningReleased(state, mode, sample, table);
    case 'idle':
    case 'pinching':
    case 'cancelled':
      return step(calledOff(state));
    default:
      return assertNever(mode);
  }
}

function felt(state: AimState, event: AimEvent, table: AimTable): AimStep {
  if (event.kind === 'wait') return step(state);
  if (event.kind === 'down') return down(state, event.fingerId, event.sample, table);
  const finger = state.fingers.find(({ id }) => id === event.fingerId);
  // A mouse that hovers, or the end of a touch that began elsewhere.
  if (!finger) return step(state);
  if (event.kind === 'move') return move(state, finger, event.sample, table);
  const lifted = { ...state, fingers: without(state.fingers, event.fingerId) };
  return event.kind === 'up' ? up(lifted, event.sample, table) : step(calledOff(lifted));
}

/** One touch further. Pure: the same touches on the same table always come to the same. */
export function aimMachine(state: AimState, event: AimEvent, table: AimTable): AimStep {
  const pieceId = pieceHeld(state.mode, table, event);
  if (pieceId === null) return felt(state, event, table);
  // A finger that has asked does nothing else.
  const { state: after } = felt({ ...state, mode: CANCELLED }, event, table);
  return step(after, { kind: 'held', pieceId });
}
