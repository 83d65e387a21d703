export { TRIAL } from './arenaOf';
export { arenaAsked } from './arenas';
