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
export { bakePiece } from './bakePiece';
export { isWhole, paintAtlas, type AtlasPainting } from './paintAtlas';
