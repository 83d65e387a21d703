export {
  launchOfSetAim,
  powerAtSpeed,
  POWERS,
  saidPower,
  speedAtPower,
  type Fizzle,
  type Launch,
  type SetAim,
} from './aim';
export { Cosmetic, ifItCan, leaveOut, leftOut, type LeftOut } from './cosmetic';
export {
  type BoardDoor,
  type BoardFloat,
  type BoardViewProps,
  type ContactNumber,
  type Flash,
  type FlightAhead,
  type FlightShow,
  type LiveAim,
  type PieceAction,
  type PlaceMm,
  type Placing,
  type ShotRing,
} from './scene/boardViewProps';
export { BoardView } from './BoardView';
export type { Aboard, BoardScene, ExitMark, ScenePiece } from './scene/scene';
export { whenIdle } from './graphics/whenIdle';
export { TouchSurface } from './flicking/TouchSurface';
export type { TouchEvent } from './aim';
export type { Camera } from './camera';
export type { BoardCatalogue, PieceTone } from './look';
export { warmUp } from './canvas/warmUp';
export { warmUpSigns } from './canvas/warmUpSigns';
