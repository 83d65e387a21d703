export { browserScale } from './browserScale';
export { Unseen } from './Unseen';
export { TextScaleProvider } from './TextScaleProvider';
export { TextScaleContext, useIsTextLarge, useLetterScale, useTextScale, type TextScales } from './useTextScale';
export { Words } from './Words';
