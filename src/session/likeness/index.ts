export { flickNote, type FlickNote } from './flickNote';
export { openKeptFlicks, type KeptFlicks } from './keptFlicks';
export { readLikeness, type Likeness } from './likeness';
