export { browserScale } from './browserScale';
export { acrossIn } from './acrossIn';
export { DeviceSide } from './DeviceSide';
export { KeyboardRoom } from './KeyboardRoom';
export { LARGE_TEXT, wholeScale } from './largeText';
export {
  EDGES,
  layoutOf,
  quartersAt,
  scrollsUpright,
  seenFrom,
  sideWithin,
  wholeOf,
  type Edge,
  type Place,
  type Side,
} from './side';
export { SideContext, useSide } from './SideContext';
export { TextScaleProvider } from './TextScaleProvider';
export { TextScaleContext, useIsTextLarge, useLetterScale, useTextScale, type TextScales } from './useTextScale';
export { SideRootContext, useMeasure } from './useMeasure';
export { useSurroundings } from './useSurroundings';
