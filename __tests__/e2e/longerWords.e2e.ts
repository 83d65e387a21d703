import { tableFaults, WALK_MS } from './album/tableWalk';

it(
  'every state of a table can be read, and by everyone, in words 40 % longer',
  async () => expect(await tableFaults('longer')).toEqual([]),
  WALK_MS,
);
