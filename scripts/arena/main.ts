export { arenaAsked } from './arenas';
