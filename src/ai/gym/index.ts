export { brain, type PonderedGym } from './brain';
export { MINDS, type GymMind } from './minds';
export { proves, proving, type Proof } from './proves';
export type { GymShot, GymThought } from './thought';
