import { tempoOf } from '../../src/lib';
import { atTempo } from '../../src/feedback/score/atTempo';
import type { Note } from '../../src/feedback/score/note';

const blowAt = (atMs: number): Note => ({
  atMs,
  take: { sound: 'stone', variant: 0 },
  gain: 1,
  rate: 1,
  haptic: null,
});
const RUB = { stepMs: 20, gains: [0.5, 0.4, 0.3, 0.2, 0.1, 0], rates: [1.5, 1.4, 1.3, 1.2, 1.1, 1] };

const KILL = tempoOf(1, [{ atMs: 50, forMs: 60 }]);
const SLOW = tempoOf(0.25, []);

it('sounds a blow when the picture shows it: at the hold itself, and later after it', () => {
  const { notes } = atTempo({ notes: [10, 50, 90].map(blowAt), rub: null }, KILL);
  expect(notes.map(({ atMs }) => atMs)).toEqual([10, 50, 150]);
  expect(notes[0]).toEqual(blowAt(10));
});

it('stretches a flick in slow motion, its sliding too', () => {
  const { notes, rub } = atTempo({ notes: [blowAt(100)], rub: RUB }, SLOW);
  expect(notes.map(({ atMs }) => atMs)).toEqual([400]);
  expect(rub?.stepMs).toBe(20);
  expect(rub?.gains).toHaveLength(21);
  expect([0, 4, 8, 20].map((i) => rub?.gains[i])).toEqual([0.5, 0.4, 0.3, 0]);
});

it('slides without a sound while the film stands still', () => {
  const { rub } = atTempo({ notes: [], rub: RUB }, KILL);
  // Until 50 as it was; silent to 110; then what was left.
  expect(rub?.gains).toEqual([0.5, 0.4, 0.3, 0, 0, 0, 0.2, 0.1, 0]);
});
