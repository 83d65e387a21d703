export { brain } from './brain';
export { decide, type ConquestAsked, type ConquestSaid, type PonderedConquest } from './decide';
export { MINDS, type ConquestMind } from './minds';
export type { ConquestThought, Foreseen } from './thought';
