import { deviceStorage } from '../../src/storage/device.web';
import { guarded } from '../../src/storage/guarded';
import { memoryKeyValue } from '../../src/storage/values/memoryKeyValue';

describe('memoryKeyValue', () => {
  it('gives back what was written last, and null for what never was', async () => {
    const store = memoryKeyValue({ kept: 'before' });
    await store.write('kept', 'after');
    expect(await store.read('kept')).toEqual({ ok: true, value: 'after' });
    expect(await store.read('never')).toEqual({ ok: true, value: null });
  });
});

describe('a device without storage', () => {
  it('answers a fault in place of throwing', async () => {
    const denied = { ok: false, error: { kind: 'denied' } };
    expect(globalThis.indexedDB).toBeUndefined();
    expect(await deviceStorage.values.read('settings')).toMatchObject(denied);
    expect(await deviceStorage.shelf.list()).toMatchObject(denied);
  });

  it('keeps the reason, whatever was thrown', async () => {
    expect(await guarded(() => Promise.reject(new Error('disk full')))).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'disk full' },
    });
    expect(await guarded(() => Promise.reject('locked'))).toEqual({
      ok: false,
      error: { kind: 'failed', reason: 'locked' },
    });
  });
});
