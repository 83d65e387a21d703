export type { Launch } from './aim/launch';
export type { AimAid, BoardViewProps, LiveAim } from './view/boardViewProps';
export type { BoardScene, ExitMark, ScenePiece } from './view/scene';
export {
  MARK_IDS,
  PIECE_IDS,
  bakeAtlas,
  bodyKey,
  isPillar,
  liftedShadowKey,
  markKey,
  shadowKey,
  type AtlasSprite,
  type DiscAtlas,
  type MarkId,
  type PieceId,
} from './sprites';
