export { AIM_AIDS, AIM_WAYS, type AimAid, type AimWay } from './aiming';
export { EDGES, type Board, type BoardSize, type Edge, type RectMm } from './board';
export {
  WALL_SIDES,
  type BoardExit,
  type ContactEntry,
  type DiscTouch,
  type EventCapReached,
  type RiderFall,
  type WallSide,
  type WallTouch,
} from './contactLog';
export type { DiscId } from './discId';
export type {
  FlickExit,
  FlickResult,
  FlickRest,
  FlickTable,
  Place,
  PutBack,
  RestDisc,
  RestRider,
  Shot,
  TableDisc,
  TableRider,
} from './flick';
export { comeToRest, inOrderOfReturn, placesBack, type AtRest, type Stopped } from './comingToRest';
export { areApart, isInset, isWhollyOn } from './lying';
export { PLACED_MM, RECKONED_MM } from './tolerances';
export {
  exitsOf,
  goneIn,
  hitWallBefore,
  isAtRest,
  isFelt,
  isStrikeBy,
  otherOf,
  strikesBy,
  touchedBy,
  type ContactLog,
  type Strike,
} from './contactQueries';
export { TABLE_SEAT, type FlickResolvedAnswer, type FlickResolvedAsk } from './flickPrompt';
export { flickResolvedShape } from './flickResolved';
export { flickShape, notYourDisc, placeAskOf, type Flick, type FlickAnswer, type FlickAsk } from './flickShape';
export { firstPlace, nearestPlace, placeAll } from './findPlace';
export {
  whyNotThere,
  type Ground,
  type PieceAt,
  type PieceToPlace,
  type PlaceAnswer,
  type PlaceAsk,
  type Region,
  type TakenPlace,
} from './places';
export { placeShape } from './placeShape';
export { FLICK_REASONS, isFlickReason, type FlickReason, type FlickRefusal, type ImpossibleBecause } from './reasons';
export { heldTo, type LaunchLimits, type Velocity } from './launch';
export * from './record';
