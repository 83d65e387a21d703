import { askToPersist } from '../../src/storage/tabs/persistence';
import { estimatedRoom } from '../../src/storage/tabs/room';

/** A browser that answers like this; none of them lets a test choose. */
const manager = (isPersisted: boolean, isGranted: () => Promise<boolean>): StorageManager =>
  Object.assign(Object.create(null), { persisted: async () => isPersisted, persist: isGranted }) as StorageManager;

const never = (): Promise<boolean> => Promise.reject(new Error('asked again'));

it.each([
  ['kept', 'it is already', manager(true, never)],
  ['kept', 'it is granted', manager(false, async () => true)],
  ['mayBeCleared', 'it is refused', manager(false, async () => false)],
  ['unknown', 'nobody can be asked', undefined],
  ['unknown', 'the question fails', manager(false, never)],
] as const)('what is kept is %s when %s', async (persistence, _why, storage) => {
  expect(await askToPersist(storage)).toBe(persistence);
});

describe('a browser that never answers', () => {
  const silence = (): Promise<never> => new Promise(() => undefined);
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is not waited for', async () => {
    const persistence = askToPersist(manager(false, silence));
    const room = estimatedRoom(estimating(silence));
    await jest.advanceTimersByTimeAsync(5000);
    expect(await persistence).toBe('unanswered');
    expect(await room).toBeNull();
  });
});

const estimating = (estimate: () => Promise<StorageEstimate>): StorageManager =>
  Object.assign(Object.create(null), { estimate }) as StorageManager;

it.each([
  [{ usedBytes: 3, quotaBytes: 40 }, 'it is told', estimating(async () => ({ usage: 3, quota: 40 }))],
  [null, 'only half of it is told', estimating(async () => ({ usage: 3 }))],
  [null, 'nobody can be asked', undefined],
  [null, 'the question fails', estimating(() => Promise.reject(new Error('not here')))],
])('the room is %j when %s', async (room, _why, storage) => {
  expect(await estimatedRoom(storage)).toEqual(room);
});
