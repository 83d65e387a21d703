import type { Result } from '../../lib';
import type { StorageFault } from '../fault';
import { guarded } from '../guarded';
import type { RowReader, RowStore } from './rowStore';

/** Reads; where something is damaged and can be mended, it is, and what was read is read again. */
export async function readMended<T>(
  store: RowStore,
  work: (rows: RowReader) => Promise<T>,
  isHurt: (found: T) => boolean,
): Promise<Result<T, StorageFault>> {
  const read = () => guarded(() => store.read(work));
  const found = await read();
  const isDamaged = found.ok ? isHurt(found.value) : found.error.kind === 'damaged';
  if (!isDamaged || store.mend === undefined) return found;
  const mended = await guarded(store.mend);
  return mended.ok && mended.value ? read() : found;
}
