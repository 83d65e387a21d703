export { benchAsked } from './benches';
export { measureFlicks } from './flicks';
