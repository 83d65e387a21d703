export { flickNote, type FlickNote } from './flickNote';
export { KEPT_FLICKS, openKeptFlicks, type KeptFlicks } from './keptFlicks';
export { readLikeness, type Likeness } from '../../game/likeness';
