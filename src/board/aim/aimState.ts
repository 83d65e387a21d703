import type { Vec2 } from '../../lib';
import type { Pinch } from '../camera';
import type { AimWay, DiscId } from '../../rules/flicking';
import type { TouchSample } from './fingerPath';
import type { Glass } from './glass';

/** What happens to one finger (or the pressed mouse). `lost`: the system has taken it away. */
export type TouchEvent =
  | { readonly kind: 'down' | 'move' | 'up'; readonly fingerId: number; readonly sample: TouchSample }
  | { readonly kind: 'lost'; readonly fingerId: number; readonly atMs: number };

/** A finger that rests sends nothing, yet time passes for it. */
export type AimEvent = TouchEvent | { readonly kind: 'wait'; readonly atMs: number };

/** A disc, or anything else that a finger can mean, where it is on the screen. */
export interface AimDisc {
  readonly id: DiscId;
  readonly at: Vec2;
  readonly radiusPx: number;
}

export interface AimTable {
  readonly way: AimWay;
  /** What may be flicked now. */
  readonly discs: readonly AimDisc[];
  /** What may be tapped or held: everything. */
  readonly pieces: readonly AimDisc[];
  /** What is dragged and not flicked: pieces that are being placed, the knob of a ring. */
  readonly grips: readonly AimDisc[];
  /** The board is looked at from close by: one finger moves it, unless it begins at the chosen disc. */
  readonly isCloser: boolean;
  /** Whether anybody listens to a finger that is held. */
  readonly isHoldHeard: boolean;
  /** A slower swipe is no flick. */
  readonly leastSpeedPxS: number;
  /** What the longest pull comes to. */
  readonly fullSpeedPxS: number;
  /** null while nobody knows where it ends. */
  readonly glass: Glass | null;
}

export interface Finger {
  readonly id: number;
  readonly at: Vec2;
}

/** Where and when a finger came down, and which piece it would tap. */
export interface Press {
  readonly at: Vec2;
  readonly atMs: number;
  readonly pieceId: DiscId | null;
}

/** A finger that has been put on a disc, or anywhere once a disc is chosen. */
export interface Swipe {
  readonly fingerId: number;
  readonly discId: DiscId;
  readonly press: Press;
  /** Where to slide back to for a change of mind. */
  readonly home: { readonly at: Vec2; readonly radiusPx: number };
  /** How far from the middle of home the finger has been. */
  readonly reachPx: number;
  readonly trace: readonly TouchSample[];
}

interface Panning {
  readonly kind: 'panning';
  readonly fingerId: number;
  readonly press: Press;
  /** Where the finger is by now. */
  readonly at: Vec2;
  readonly hasMoved: boolean;
}

interface Dragging {
  readonly kind: 'dragging';
  readonly fingerId: number;
  readonly gripId: DiscId;
  readonly press: Press;
  /** From the finger to the middle of what it has gripped. */
  readonly toMiddle: Vec2;
  /** Where that middle is by now. */
  readonly at: Vec2;
  readonly hasMoved: boolean;
}

export type AimMode =
  | { readonly kind: 'idle' }
  | { readonly kind: 'pointing'; readonly swipe: Swipe }
  /** The disc will go where the finger goes. */
  | { readonly kind: 'aiming'; readonly swipe: Swipe }
  /** The disc will go away from the finger. */
  | { readonly kind: 'pulling'; readonly swipe: Swipe }
  | Dragging
  | Panning
  | { readonly kind: 'pinching' }
  /** Nothing fires until every finger is up. */
  | { readonly kind: 'cancelled' };

export type AimModeOf<Kind extends AimMode['kind']> = Extract<AimMode, { kind: Kind }>;

export interface Tap {
  readonly at: Vec2;
  readonly atMs: number;
  readonly pieceId: DiscId | null;
}

export interface AimState {
  readonly mode: AimMode;
  readonly fingers: readonly Finger[];
  /** The disc that was tapped and is flicked from anywhere. */
  readonly chosenId: DiscId | null;
  readonly lastTap: Tap | null;
}

/**
 * Why a swipe came to nothing: nearly no speed, a change of mind, begun at no disc, a finger where steps are aimed, or
 * a screen that saw nothing between its beginning and its end.
 */
export type Fizzle = 'soft' | 'calledOff' | 'beside' | 'steps' | 'unseen';

export type AimOutcome =
  | { readonly kind: 'flicked'; readonly discId: DiscId; readonly velocityPxS: Vec2 }
  | { readonly kind: 'fizzled'; readonly why: Fizzle; readonly at: Vec2 }
  | { readonly kind: 'tapped' | 'held'; readonly pieceId: DiscId }
  /** What is gripped has its middle there; dropped, it is let go of. */
  | { readonly kind: 'dragged' | 'dropped'; readonly gripId: DiscId; readonly at: Vec2 }
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
