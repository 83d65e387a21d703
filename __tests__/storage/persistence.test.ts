import { askToPersist } from '../../src/storage/tabs/persistence';

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
