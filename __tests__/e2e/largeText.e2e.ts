import { tableFaults, WALK_MS } from './album/tableWalk';

/** Twice the usual. */
const LARGE_TEXT_PX = 32;

it(
  'every state of a table can be read, and by everyone, in text at 200 %',
  async () => expect(await tableFaults('large', LARGE_TEXT_PX)).toEqual([]),
  WALK_MS,
);
