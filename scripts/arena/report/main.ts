export { pageOf } from './page';
export { PARTS, reportLines, TRIAL } from './parts';
export { jobKey, playedOf } from './played';
