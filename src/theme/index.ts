export { AIM, PATHS, type PathLook } from './aim';
export { CARD, STEP } from './cards';
export { CLIP } from './clip';
export { contrast, luminance, mix, rgbOf, withAlpha, type Hex, type Rgb } from './colour';
export {
  FACE,
  FAMILIES,
  FAMILY_IDS,
  HERO_FACES,
  RIM_PATTERNS,
  type Family,
  type FamilyId,
  type RimPattern,
} from './discs';
export { FOCUS_RING } from './focus';
export { LIGHT } from './light';
export { HIT, RADIUS, SPACE } from './metrics';
export { MOTION, MOTION_MS } from './motion';
export { LOGO_GOLD, STATE, UI } from './palette';
export { ROOM_IDS, ROOMS, type RoomColours, type RoomId } from './rooms';
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
