import type { ContactEntry } from '../../src/rules/flicking';
import type { FeedbackSettings } from '../../src/feedback';
import { notesOf } from '../../src/feedback/score/notesOf';
import { MATERIALS } from '../../src/feedback/sounds/materials';
import { DISCS, FULL, notesOfFlick, touch, wallTouch } from './table';

const impacts = (contacts: readonly ContactEntry[], settings: Partial<FeedbackSettings> = {}) =>
  notesOfFlick(contacts, DISCS, { ...FULL, ...settings });
const only = (contact: ContactEntry) => {
  const found = impacts([contact]);
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('what is heard', () => {
  it('grows louder and brighter with speed, up to full', () => {
    const heard = [30, 100, 300, 900, 2000].map((speed) => only(touch('medium1', 'medium2', speed)));
    for (let i = 1; i < heard.length; i += 1) {
      expect(heard[i]!.gain).toBeGreaterThan(1.5 * heard[i - 1]!.gain);
      expect(heard[i]!.rate).toBeGreaterThan(heard[i - 1]!.rate);
    }
    expect(only(touch('medium1', 'medium2', 9000)).gain).toBe(1);
  });

  it('is nothing for discs that only rest on one another', () => {
    expect(impacts([touch('medium1', 'medium2', 24), touch('large1', 'large2', 1e-6)])).toEqual([]);
  });

  it('follows the size of both discs', () => {
    const sounds = ['tiny', 'small', 'medium', 'large'].map(
      (size) => only(touch(`${size}1`, `${size}2`, 500)).take?.sound,
    );
    expect(sounds).toEqual(['woodTiny', 'woodSmall', 'woodMedium', 'woodLarge']);
    expect(only(touch('large1', 'tiny1', 500)).take?.sound).toBe('woodSmall');
  });

  it('is pitched between two recordings for a pair between two sizes', () => {
    const pair = only(touch('medium1', 'small1', 500));
    const equals = only(touch('medium1', 'medium2', 500));
    expect(pair.take?.sound).toBe('woodMedium');
    expect(pair.rate / equals.rate).toBeCloseTo(12.5 / Math.sqrt(12.5 * 9.5), 10);
  });

  it('is stone for an obstacle and cardboard for a wall, higher for a smaller disc', () => {
    expect(only(touch('large1', 'stone', 500)).take?.sound).toBe('stone');
    expect(only(wallTouch('large1', 500)).take?.sound).toBe('wall');
    expect(only(touch('stone', 'tiny1', 500)).rate).toBeGreaterThan(only(touch('large1', 'stone', 500)).rate);
  });

  it('is what a disc is made of, whether it gives way or not', () => {
    const rolling = DISCS.map((disc) => ({ ...disc, isFixed: false }));
    const held = DISCS.map((disc) => ({ ...disc, isFixed: true }));
    const soundOf = (discs: typeof DISCS, a: string, b: string) =>
      notesOfFlick([touch(a, b, 900)], discs, FULL).map(({ take }) => take?.sound);
    expect(soundOf(rolling, 'large1', 'stone')).toEqual(['stone']);
    expect(soundOf(held, 'large1', 'large2')).toEqual(['woodLarge']);
  });

  it('is of anything that meets: a film without a flick plays its impacts', () => {
    const between = [MATERIALS.wood, MATERIALS.wall] as const;
    const tumbling = [300, 90, 40].map((speedMmS, i) => ({
      ...{ atMs: 150 * i, speedMmS, mass: 0.2, radiusMm: 6, between },
    }));
    const notes = notesOf(tumbling, FULL);
    expect(notes.map(({ atMs, take }) => [atMs, take?.sound])).toEqual([
      [0, 'wall'],
      [150, 'wall'],
      [300, 'wall'],
    ]);
    expect(notes.map(({ haptic }) => haptic)).toEqual(['light', null, null]);
  });

  it('joins blows of one sound within 8 ms, with the energy of all', () => {
    const one = only(touch('medium1', 'medium2', 300, 100));
    const joined = impacts([touch('medium1', 'medium2', 300, 100), touch('medium1', 'medium2', 300, 107)]);
    expect(joined).toHaveLength(1);
    expect(joined[0]).toMatchObject({ atMs: 100, rate: one.rate });
    expect(joined[0]!.gain).toBeCloseTo(one.gain * Math.SQRT2, 10);
    expect(impacts([touch('medium1', 'medium2', 300, 100), touch('medium1', 'medium2', 300, 108)])).toHaveLength(2);
  });

  it('keeps blows of different sounds apart, even at one instant', () => {
    const both = impacts([touch('medium1', 'medium2', 300, 100), wallTouch('large1', 300, 100)]);
    expect(both.map(({ take }) => take?.sound)).toEqual(['woodMedium', 'wall']);
  });

  it('takes the variants in turn', () => {
    const row = Array.from({ length: 5 }, (_, i) => touch('medium1', 'medium2', 300, 200 * i));
    expect(impacts(row).map(({ take }) => take?.variant)).toEqual([0, 1, 2, 0, 1]);
  });

  it('never has more than eight voices at once, and drops the faintest', () => {
    const crowd = Array.from({ length: 14 }, (_, i) => touch('medium1', 'medium2', 60 + 20 * i, 9 * i));
    const heard = impacts(crowd, { haptics: 0 });
    for (const { atMs } of heard) {
      expect(heard.filter((other) => Math.abs(other.atMs - atMs) < 60).length).toBeLessThanOrEqual(8);
    }
    expect(heard.at(-1)?.atMs).toBe(9 * 13);
    expect(heard.some(({ atMs }) => atMs === 0)).toBe(false);
  });

  it('leaves out what no ear hears: exits, riders, the end of patience', () => {
    const quiet: ContactEntry[] = [
      { kind: 'riderFell', a: 'spike', b: 'medium1', cause: 'jolt', atMs: 1, speedMmS: 900 },
      { kind: 'exit', a: 'medium1', xMm: 0, yMm: 5, atMs: 2, speedMmS: 900 },
      { kind: 'eventCap', eventCount: 5000, atMs: 3 },
    ];
    expect(impacts(quiet)).toEqual([]);
  });

  it('is silence at volume 0, though the hand still feels', () => {
    const silent = impacts([touch('medium1', 'medium2', 900)], { soundVolume: 0 });
    expect(silent).toEqual([{ atMs: 0, take: null, gain: 0, rate: expect.any(Number), haptic: 'medium' }]);
    expect(impacts([touch('medium1', 'medium2', 900)], { soundVolume: 0, haptics: 0 })).toEqual([]);
  });

  it('refuses a log of discs that it was not told of', () => {
    expect(() => impacts([touch('ghost', 'medium1', 300)])).toThrow('ghost');
  });
});

describe('what is felt', () => {
  it('grows with speed', () => {
    const felt = [60, 200, 800, 2500].map((speed) => only(touch('medium1', 'medium2', speed)).haptic);
    expect(felt).toEqual([null, 'light', 'medium', 'heavy']);
  });

  it('grows with mass at one speed', () => {
    const felt = ['tiny', 'medium', 'large'].map((size) => only(touch(`${size}1`, `${size}2`, 700)).haptic);
    expect(felt).toEqual(['light', 'medium', 'heavy']);
    expect(only(touch('large1', 'tiny1', 700)).haptic).toBe('light');
  });

  it('is stronger against what does not give way', () => {
    expect(only(touch('medium1', 'medium2', 1000)).haptic).toBe('medium');
    expect(only(touch('medium1', 'stone', 1000)).haptic).toBe('heavy');
    expect(only(wallTouch('medium1', 1000)).haptic).toBe('heavy');
  });

  const volley = [300, 2500, 600, 500].map((speed, i) => touch('medium1', 'medium2', speed, 30 * i));

  it('never comes twice within 70 ms, and the strongest wins', () => {
    const felt = impacts(volley).filter(({ haptic }) => haptic !== null);
    expect(felt.map(({ atMs, haptic }) => [atMs, haptic])).toEqual([[30, 'heavy']]);
    const later = impacts([...volley, touch('medium1', 'medium2', 200, 100)]);
    expect(later.filter(({ haptic }) => haptic !== null).map(({ atMs }) => atMs)).toEqual([30, 100]);
  });

  it('is weakened by its slider, down to nothing', () => {
    const at = (haptics: number) => impacts([touch('medium1', 'medium2', 2500)], { haptics })[0]!.haptic;
    expect([1, 0.5, 0.1, 0].map(at)).toEqual(['heavy', 'medium', 'light', null]);
  });

  it('is one blow a flick when motion is reduced', () => {
    const spread = [700, 2500, 700].map((speed, i) => touch('medium1', 'medium2', speed, 400 * i));
    const felt = impacts(spread, { reducedMotion: true }).filter(({ haptic }) => haptic !== null);
    expect(felt.map(({ atMs }) => atMs)).toEqual([400]);
    expect(impacts(spread, { reducedMotion: true })).toHaveLength(3);
  });
});
