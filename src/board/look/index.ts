export { ABOARD_RADIUS, aboardPlace, drawAboard } from './aboard';
export { bakeBoard, bakeRelief, type Relief } from './board';
export { drawBody } from './body';
export { groundIn, markIn, pieceIn, type BoardCatalogue } from './catalogue';
export { drawDisc, drawGlow } from './disc';
export { drawPillarBody } from './discBody';
export { ARROW } from './emblems/arrow';
export { candleOver, faceOf, type Ground } from './ground';
export { HOLE_RADIUS_MM, type GroundPlan, type GroundPrograms, type Inlay, type Motif } from './groundPlan';
export { drawIcon } from './icons';
export { drawLifeGauge, type Life } from './lifeGauge';
export type { MarkLook } from './markLook';
export { bakeMaterial, type Cut, type Material } from './materials';
export { BADGE_DEG, badgeSpot, drawBadge } from './outline';
export { fill, linear, radial, stroke } from './paints';
export { arc, line, lineSvg, pathOf, polar, polygon, type Point } from './paths';
export {
  layersOf,
  PIECE_TONES,
  type CarvedLook,
  type DiscLook,
  type Emblem,
  type PieceLook,
  type PieceTone,
  type PillarLook,
  type Spot,
} from './pieceLook';
export { programShader } from './programs';
export { type Frame } from './sksl/frame';
export { wholeHeight } from './sksl/height';
export { lightProgram } from './sksl/light';
export { NOISE } from './sksl/noise';
export { drawLiftedShadow, drawPillarShadow, drawRestingShadow } from './shadows';
export { bakeForCanvas, bakeImage, drawImageIn, openEasel, type Easel } from './surfaces';
export { TURN_MARKS, type TurnMark } from './turnMarks';
