import { deviceKeyValue } from '../../src/storage/deviceKeyValue.web';
import { guarded } from '../../src/storage/guarded';
import { memoryKeyValue } from '../../src/storage/memoryKeyValue';

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
    expect(globalThis.indexedDB).toBeUndefined();
    expect(await deviceKeyValue.read('settings')).toMatchObject({ ok: false });
    expect(await deviceKeyValue.write('settings', '{}')).toMatchObject({ ok: false });
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
