export {
  WALL_SIDES,
  type BoardExit,
  type ContactEntry,
  type DiscTouch,
  type EventCapReached,
  type RiderFall,
  type WallSide,
  type WallTouch,
  type ZoneCrossing,
} from './contactLog';
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
  TableZone,
  ZoneShape,
} from './flick';
export { BOARD_MM, DISC_RADIUS_MM, DISC_SIZES, type DiscSize } from './geometry';
export { MAX_LAUNCH_MM_S } from './launch';
export { placeBackInside, type Occupant, type Returning, type TableSize } from './reentry';
