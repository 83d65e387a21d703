import { inTurn } from '../../src/storage/rows/inTurn';
import { memoryRows } from '../../src/storage/rows/memoryRows';
import type { RowStore } from '../../src/storage/rows/rowStore';
import { twinRows } from '../../src/storage/rows/twinRows';
import { createShelf } from '../../src/storage/shelf/createShelf';
import { stepTexts, valueOf, writeGame } from './support/games';

const never = (): Promise<never> => new Promise(() => undefined);
const SILENT: RowStore = { read: never, write: never };

/** Answers reads and then falls silent. */
const muteWriter = (): RowStore => ({ read: memoryRows().read, write: never });

describe.each([
  ['says nothing at all', SILENT],
  ['never ends a write', muteWriter()],
])('a twin that %s', (_name, twin) => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('keeps nobody from playing', async () => {
    const shelf = createShelf(twinRows(memoryRows(), twin, inTurn()));
    const writing = writeGame(shelf, 'a', 3);
    await jest.advanceTimersByTimeAsync(20_000);
    await writing;
    const opening = shelf.open('a');
    await jest.advanceTimersByTimeAsync(20_000);
    expect(valueOf(await opening)).toMatchObject({ steps: stepTexts(3), dropped: null });
  });
});
