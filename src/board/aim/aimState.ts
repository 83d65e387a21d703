import type { Vec2 } from '../../lib';
import type { Pinch } from '../camera';
import type { TouchSample } from './fingerPath';

/** What happens to one finger (or the pressed mouse). `lost`: the system has taken it away. */
export type TouchEvent =
  | { readonly kind: 'down' | 'move'; readonly fingerId: number; readonly sample: TouchSample }
  | { readonly kind: 'up' | 'lost'; readonly fingerId: number; readonly atMs: number };

/** A disc that may be flicked now, where it is on the screen. */
export interface AimDisc {
  readonly id: string;
  readonly at: Vec2;
  readonly radiusPx: number;
}

export interface AimTable {
  readonly discs: readonly AimDisc[];
  /** A slower swipe is no flick. */
  readonly leastSpeedPxS: number;
}

export interface Finger {
  readonly id: number;
  readonly at: Vec2;
}

/** A finger that has been put on a disc, or anywhere once a disc is chosen. */
export interface Swipe {
  readonly fingerId: number;
  readonly discId: string;
  /** Where to slide back to for a change of mind. */
  readonly home: { readonly at: Vec2; readonly radiusPx: number };
  readonly start: Vec2;
  /** How far from the middle of home the finger has been. */
  readonly reachPx: number;
  readonly isOnDisc: boolean;
  readonly trace: readonly TouchSample[];
}

export type AimMode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pointing'; readonly swipe: Swipe }
  | { readonly kind: 'aiming'; readonly swipe: Swipe }
  | { readonly kind: 'panning'; readonly fingerId: number; readonly start: Vec2; readonly hasMoved: boolean }
  | { readonly kind: 'pinching' }
  /** Nothing fires until every finger is up. */
  | { readonly kind: 'cancelled' };

export interface Tap {
  readonly at: Vec2;
  readonly atMs: number;
}

export interface AimState {
  readonly mode: AimMode;
  readonly fingers: readonly Finger[];
  /** The disc that was tapped and is flicked from anywhere. */
  readonly chosenId: string | null;
  readonly lastTap: Tap | null;
}

export type AimOutcome =
  | { readonly kind: 'flicked'; readonly discId: string; readonly velocityPxS: Vec2 }
  | { readonly kind: 'looked'; readonly pinch: Pinch }
  | { readonly kind: 'doubleTapped'; readonly at: Vec2 };

export interface AimStep {
  readonly state: AimState;
  readonly outcome: AimOutcome | null;
}

export const IDLE: AimMode = { kind: 'idle' };
export const CANCELLED: AimMode = { kind: 'cancelled' };
export const AT_REST: AimState = { mode: IDLE, fingers: [], chosenId: null, lastTap: null };

export const step = (state: AimState, outcome: AimOutcome | null = null): AimStep => ({ state, outcome });
export const placeOf = ({ xPx, yPx }: TouchSample): Vec2 => ({ x: xPx, y: yPx });
