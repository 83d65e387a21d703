import {
  exitsOf,
  hitWallBefore,
  isAtRest,
  isFelt,
  strikesBy,
  touchedBy,
  type DiscTouch,
} from '../../../src/rules/flicking';
import { exit, touch } from '../catacombs/support/table';

const blow = (a: string, b: string, change: Partial<DiscTouch>): DiscTouch => ({
  ...(touch(a, b) as DiscTouch),
  ...change,
});

const targets = (...args: Parameters<typeof strikesBy>) => strikesBy(...args).map(({ target }) => target);

describe('whom a striker strikes', () => {
  it('BASE-114 BASE-117 BASE-118: whom it touches itself, not whom it pushes something into', () => {
    const log = [touch('elf', 'orc', 10), touch('orc', 'troll', 20), touch('orc', 'zombie', 20, 1)];
    expect(strikesBy(log, 'elf')).toEqual([{ target: 'orc', atMs: 10 }]);
    expect(targets(log, 'orc')).toEqual(['elf', 'troll', 'zombie']);
  });

  it('BASE-111 BASE-119 BASE-121: every one, in order of time, whatever it bounced off in between', () => {
    const log = [touch('elf', 'orc', 10), touch('elf', 'obstacle', 30), touch('elf', 'troll', 50)];
    expect(strikesBy(log, 'elf')).toEqual([
      { target: 'orc', atMs: 10 },
      { target: 'obstacle', atMs: 30 },
      { target: 'troll', atMs: 50 },
    ]);
  });

  it('BASE-120: those touched at the same moment are all struck', () => {
    expect(targets([touch('elf', 'orc', 10), touch('elf', 'troll', 10)], 'elf')).toEqual(['orc', 'troll']);
  });

  it('BASE-122: each target once, the first time', () => {
    const log = [touch('elf', 'orc', 10), touch('elf', 'troll', 20), touch('elf', 'orc', 30)];
    expect(strikesBy(log, 'elf')).toEqual([
      { target: 'orc', atMs: 10 },
      { target: 'troll', atMs: 20 },
    ]);
  });

  it('BASE-115: a striker at rest strikes nothing; its own speed counts, not that of what bumps into it', () => {
    const resting = blow('elf', 'orc', { aSpeedMmS: 0, bSpeedMmS: 900 });
    expect(strikesBy([resting], 'elf')).toEqual([]);
    expect(targets([resting], 'orc')).toEqual(['elf']);
    expect(targets([blow('elf', 'orc', { aSpeedMmS: 1, bSpeedMmS: 900 })], 'elf')).toEqual([]);
    expect(targets([blow('elf', 'orc', { aSpeedMmS: 1.01, bSpeedMmS: 0 })], 'elf')).toEqual(['orc']);
  });

  it('BASE-115 BASE-122: a bump at rest does not use up the strike that follows', () => {
    const log = [
      blow('elf', 'orc', { atMs: 10, aSpeedMmS: 0, bSpeedMmS: 900 }),
      blow('elf', 'orc', { atMs: 40, aSpeedMmS: 300, bSpeedMmS: 0 }),
    ];
    expect(strikesBy(log, 'elf')).toEqual([{ target: 'orc', atMs: 40 }]);
  });

  it('BASE-116: a neighbour it touched all along is struck only when driven into', () => {
    expect(targets([blow('elf', 'orc', { atMs: 0, speedMmS: 400, aSpeedMmS: 400 })], 'elf')).toEqual(['orc']);
    expect(targets([blow('elf', 'orc', { atMs: 0, speedMmS: 0.5, aSpeedMmS: 400 })], 'elf')).toEqual([]);
    expect(targets([blow('elf', 'orc', { atMs: 5, speedMmS: 0.5, aSpeedMmS: 400 })], 'elf')).toEqual(['orc']);
  });
});

describe('other questions to the log', () => {
  it('BASE-249 BASE-251: whoever came into contact, at rest or not, each once', () => {
    const log = [
      blow('elf', 'wall', { atMs: 10, aSpeedMmS: 300, bSpeedMmS: 0 }),
      blow('thief', 'wall', { atMs: 20, aSpeedMmS: 0, bSpeedMmS: 0 }),
      touch('elf', 'wall', 30),
      touch('elf', 'thief', 40),
    ];
    expect(touchedBy(log, 'wall')).toEqual([
      { target: 'elf', atMs: 10 },
      { target: 'thief', atMs: 20 },
    ]);
  });

  it('tell a blow from what only leans, and one that strikes from one that lies still', () => {
    expect([0, 0.0009, 0.001, 900].map((speedMmS) => isFelt({ speedMmS }))).toEqual([false, false, true, true]);
    expect([0, 1, 1.001].map(isAtRest)).toEqual([true, true, false]);
  });

  it('who left, each where it first did, in order of time', () => {
    const log = [exit('orc', 0, 50, 10), exit('elf', 80, 450, 20), exit('orc', 300, 60, 30), touch('elf', 'orc', 40)];
    expect(exitsOf(log).map(({ a, xMm, yMm, atMs }) => [a, xMm, yMm, atMs])).toEqual([
      ['orc', 0, 50, 10],
      ['elf', 80, 450, 20],
    ]);
  });

  it('whether a disc met a wall before a moment', () => {
    const log = [{ kind: 'wall', a: 'wave', b: 'left', atMs: 10, wave: 0, speedMmS: 50 }] as const;
    expect(hitWallBefore(log, 'wave', 11)).toBe(true);
    expect(hitWallBefore(log, 'wave', 10)).toBe(false);
    expect(hitWallBefore(log, 'other', 11)).toBe(false);
  });
});
