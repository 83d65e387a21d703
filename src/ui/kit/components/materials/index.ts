export { gradient } from './gradient';
export { brassRim, leather, polishedBrass, polishedRim, shadowOf } from './materials';
