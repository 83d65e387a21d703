export { drawDisc, type DiscTone } from './disc';
export { drawPillarBody, type Spot } from './discBody';
export { drawIcon, type IconId } from './icons';
export * as marks from './marks';
export { layer, type Emblem, type EmblemLayer, type PieceLook } from './pieceLook';
export { drawLiftedShadow, drawPillarShadow, drawRestingShadow } from './shadows';
export { bakeImage, drawImageIn } from './surfaces';
