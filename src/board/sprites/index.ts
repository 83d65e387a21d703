export {
  aboardKey,
  bodyKey,
  flameKey,
  glowKey,
  lifeKey,
  liftedShadowKey,
  markKey,
  shadowKey,
  type AboardOrder,
  type AtlasOrders,
  type AtlasSprite,
  type DiscAtlas,
  type GaugeOrder,
  type MarkOrder,
  type PieceOrder,
} from './atlas';
export { bakeAtlas } from './bakeAtlas';
export { bakePiece } from './bakePiece';
export { MARK_IDS, MARK_LAYER, type DrawnMark, type MarkId } from './marks';
export {
  HERO_PIECES,
  LORD_PIECES,
  MONSTER_PIECES,
  PIECE_IDS,
  PIECE_TONES,
  PILLAR_PIECES,
  SHOT_PIECES,
  isGlowing,
  isPillar,
  type PieceId,
  type PieceTone,
  type PillarId,
} from './pieces';
