import * as fc from '../support/properties';
import type { Note } from '../../src/feedback/score/note';
import { ALL_TAKES, fileNameOf, SOUNDS } from '../../src/feedback/sounds/catalogue';
import { samplesOf, soundNames } from '../sounds/measure';
import { DISCS, FULL, notesOfFlick, touch, wallTouch } from './table';

const SAMPLES_PER_MS = 44.1;
const recordings = new Map(soundNames().map((name) => [name, samplesOf(name)]));

/** Adds up what a player would: each recording at its moment, gain and rate. */
function mixed(notes: readonly Note[]): Float64Array {
  const endMs = Math.max(0, ...notes.map(({ atMs }) => atMs)) + 200;
  const sum = new Float64Array(Math.ceil(endMs * SAMPLES_PER_MS));
  for (const { take, atMs, gain, rate } of notes) {
    const recording = take ? recordings.get(fileNameOf(take))! : new Float64Array();
    const first = Math.round(atMs * SAMPLES_PER_MS);
    for (let i = 0; i * rate < recording.length; i += 1) sum[first + i]! += gain * recording[Math.floor(i * rate)]!;
  }
  return sum;
}

const peakOf = (signal: Float64Array): number => signal.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);

const movers = DISCS.filter(({ isFixed }) => !isFixed).map(({ id }) => id);
const anyContact = fc.record({
  a: fc.constantFrom(...movers),
  b: fc.constantFrom(...movers, 'stone', 'wall'),
  speedMmS: fc.double({ min: 0, max: 6000, noNaN: true }),
  atMs: fc.double({ min: 0, max: 300, noNaN: true }),
});

it('every recording is in the catalogue, at its length', () => {
  expect(ALL_TAKES.map(fileNameOf).sort()).toEqual(soundNames());
  for (const take of ALL_TAKES) {
    const lengthMs = recordings.get(fileNameOf(take))!.length / SAMPLES_PER_MS;
    expect(lengthMs).toBeCloseTo(SOUNDS[take.sound].lengthMs, 0);
  }
});

it('no crowd of contacts makes the sum of the recordings clip', () => {
  fc.assert(
    fc.property(fc.array(anyContact, { minLength: 1, maxLength: 80 }), (drafts) => {
      const contacts = [...drafts]
        .sort((x, y) => x.atMs - y.atMs)
        .map(({ a, b, speedMmS, atMs }) =>
          b === 'wall' ? wallTouch(a, speedMmS, atMs) : touch(a, b === a ? 'stone' : b, speedMmS, atMs),
        );
      expect(peakOf(mixed(notesOfFlick(contacts, DISCS, FULL)))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 150, seed: 177 },
  );
});

it('a soft touch is still heard above a hundredth of full scale', () => {
  const soft = notesOfFlick([touch('tiny1', 'tiny2', 40)], DISCS, FULL);
  expect(peakOf(mixed(soft))).toBeGreaterThan(0.01);
});
