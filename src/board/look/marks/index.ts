export { drawFireWall } from './flames';
export { drawCanAct, drawFrightened, drawIncapacitated, drawSelected, drawTargeted } from './rings';
export { drawArmoured, drawFrozen, drawHalfArmoured } from './shells';
export { drawBarred, drawVeiled } from './wards';
export { drawActed, drawClawed, drawPoisoned, drawWounded } from './wounds';
