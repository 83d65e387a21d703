export { AIM, PATHS, type PathLook } from './aim';
export { CARD } from './cards';
export { CLIP } from './clip';
export { contrast, luminance, mix, rgbOf, withAlpha, type Hex, type Rgb } from './colour';
export { FACE, LIVERIES, RIM_PATTERNS, type Livery, type RimPattern } from './discs';
export { FOCUS_RING } from './focus';
export { LIGHT } from './light';
export { HIT, RADIUS, SPACE } from './metrics';
export { MOTION, MOTION_MS } from './motion';
export { LOGO_GOLD, STATE, UI } from './palette';
export {
  FIGURES,
  FONTS,
  MIN_TEXT_FLAT_PT,
  MIN_TEXT_PT,
  TYPE,
  type FontRole,
  type TextStyle,
  type TypeRole,
} from './type';
