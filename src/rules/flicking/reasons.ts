import type { Refusal } from '../machine';

/** Everything for which a flick, a place, or what is told of a flick is refused: what rule that is, each game knows. */
export const FLICK_REASONS = [
  'wrongAnswer',
  'mustFlick',
  'notYourDisc',
  'notPlaced',
  'placeOnce',
  'noSuchPiece',
  'noSpeed',
  'tooSlow',
  'tooFast',
  'offTheBoard',
  'tooNearTheEdge',
  'outsideZone',
  'outOfReach',
  'overlaps',
  'tooNear',
  'mayNotTouch',
  'impossibleLog',
] as const;
export type FlickReason = (typeof FLICK_REASONS)[number];
export type FlickRefusal = Refusal<FlickReason>;

/** Why what is told of a flick cannot have happened. */
export type ImpossibleBecause =
  | 'contacts'
  | 'contact'
  | 'time'
  | 'order'
  | 'noSuchPiece'
  | 'touchesItself'
  | 'bothAtRest'
  | 'noSuchWall'
  | 'noWayOut'
  | 'notItsHost'
  | 'rest'
  | 'offTheBoard'
  | 'obstacleMoved'
  | 'overlap';

export const isFlickReason = (reason: string): reason is FlickReason => FLICK_REASONS.some((known) => known === reason);
