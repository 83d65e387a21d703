import { crashReport, createTrail, openCrashes, trailed } from '../../../src/session/crashes';
import { memoryKeyValue, memoryShelf } from '../../../src/storage';

const SCENE = { screen: 'Table', build: '1.2.3', device: { platform: 'ios' } };
const AT_MS = Date.UTC(2026, 0, 2, 3, 4, 5);

const opened = (values = memoryKeyValue(), trail = createTrail()) => openCrashes({ values, trail, nowMs: () => AT_MS });

describe('what is noted of a crash', () => {
  it('is what broke, where, and what was done last', async () => {
    const trail = createTrail();
    const crashes = opened(memoryKeyValue(), trail);
    trail.follow(['{"kind":"choose"}']);
    await crashes.note(new TypeError('no such disc'), SCENE);
    const [note] = await crashes.all();
    expect(note).toMatchObject({
      ...SCENE,
      atMs: AT_MS,
      message: 'TypeError: no such disc',
      steps: ['{"kind":"choose"}'],
    });
    expect(note?.stack.join()).toContain('crashes.test');
  });

  it('outlives the app, the latest five first', async () => {
    const values = memoryKeyValue();
    const crashes = opened(values);
    for (let number = 1; number <= 7; number += 1) void crashes.note(`number ${number}`, SCENE);
    await crashes.all();
    const messages = (await opened(values).all()).map(({ message }) => message);
    expect(messages).toEqual([7, 6, 5, 4, 3].map((number) => `number ${number}`));
  });

  it('is gone when it is forgotten', async () => {
    const crashes = opened();
    await crashes.note('once', SCENE);
    await crashes.forget();
    expect(await crashes.all()).toEqual([]);
  });

  it('settles where nothing can be kept, be it refused or thrown', async () => {
    const fault = { ok: false, error: { kind: 'full', reason: '' } } as const;
    const full = opened({ read: async () => fault, write: async () => fault });
    await full.note('once', SCENE);
    expect(await full.all()).toEqual([]);
    const broken = { read: () => Promise.reject(new Error('gone')), write: () => Promise.reject(new Error('gone')) };
    await expect(opened(broken).note('once', SCENE)).resolves.toBeUndefined();
  });

  it('leaves out what makes no sense', async () => {
    const kept = JSON.stringify({
      version: 1,
      value: [null, { message: 7, steps: ['a', 1], device: { x: {}, y: 2 } }],
    });
    expect(await opened(memoryKeyValue({ crashes: kept })).all()).toEqual([
      { atMs: 0, screen: null, message: '', stack: [], steps: ['a'], build: '', device: { y: 2 } },
    ]);
  });
});

describe('the trail of what was done', () => {
  it('holds the last twenty, none of them long', () => {
    const trail = createTrail();
    trail.follow(Array.from({ length: 25 }, (_, index) => `step ${index}`));
    trail.follow(['x'.repeat(1000)]);
    expect(trail.last()).toHaveLength(20);
    expect(trail.last()[0]).toBe('step 6');
    expect(trail.last().at(-1)).toHaveLength(400);
  });

  it('is left by what a shelf is asked to keep, even if it cannot', async () => {
    const trail = createTrail();
    const shelf = trailed(memoryShelf(), trail);
    const kept = await shelf.keep('nowhere', 0, ['a step'], { sheet: '', summary: '', isOver: false, atMs: 0 });
    expect(kept.ok).toBe(false);
    expect(trail.last()).toEqual(['a step']);
  });
});

describe('a report', () => {
  it('names nobody who plays here', async () => {
    const crashes = opened();
    await crashes.note(new Error('Ana-Maria and ana cannot sit beside Ann (Bo?)'), SCENE);
    const report = crashReport(await crashes.all(), ['Ana', 'Ana-Maria', 'Bo?', '']);
    const [note] = JSON.parse(report).notes;
    expect(note.message).toBe('Error: … and … cannot sit beside Ann (…)');
    expect(note.stack[0]).toBe('Error: … and … cannot sit beside Ann (…)');
    expect(note).toMatchObject({ at: '2026-01-02T03:04:05.000Z', screen: 'Table', build: '1.2.3' });
  });
});
