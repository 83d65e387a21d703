export type { Launch } from './aim/launch';
export {
  AIM_AIDS,
  AIM_WAYS,
  type AimAid,
  type AimWay,
  type BoardFloat,
  type BoardViewProps,
  type ContactNumber,
  type FlightShow,
  type Hold,
  type LiveAim,
  type PlaceMm,
  type Placing,
  type SetAim,
  type ShotRing,
} from './view/boardViewProps';
export { BoardView } from './view/BoardView';
export type { BoardScene, ExitMark, ScenePiece } from './view/scene';
export { MARK_IDS, PIECE_IDS, bakePiece, isPillar, type MarkId, type PieceId, type PieceTone } from './sprites';
