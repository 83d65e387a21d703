export { brain } from './brain';
export { decide, type PonderedReign, type ReignAsked, type ReignSaid } from './decide';
export { MINDS, type Explorer, type ReignMind } from './minds';
export type { ReignThought } from './thought';
