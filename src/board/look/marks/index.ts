export { drawCanAct, drawIncapacitated, drawSelected, drawTargeted } from './rings';
export { drawArmoured, drawFireWall, drawFrozen } from './shells';
export { drawActed, drawPoisoned, drawWounded } from './wounds';
