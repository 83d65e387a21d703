import { partsOf } from '../../src/feedback/players/mixing/partsOf';
import type { Note } from '../../src/feedback/score/note';

const at = (atMs: number): Note => ({ atMs, take: { sound: 'stone', variant: 0 }, gain: 1, rate: 1, haptic: null });
const RUB = { stepMs: 20, gains: [1, 0], rates: [1, 1] };
const told = (moments: readonly number[], lengthMs: number | null) =>
  partsOf({ notes: moments.map(at), rub: RUB }, lengthMs).map(({ tellAtMs, score }) => ({
    tellAtMs,
    atMs: score.notes.map(({ atMs }) => atMs),
    slides: score.rub !== null,
  }));

it('tells a whole score at once where nothing limits it', () => {
  expect(told([0, 900, 5000], null)).toEqual([{ tellAtMs: 0, atMs: [0, 900, 5000], slides: true }]);
});

it('tells each part one part before it is heard, and nothing of what is empty', () => {
  expect(told([-5, 0, 249, 250, 499, 1010], 250)).toEqual([
    { tellAtMs: 0, atMs: [-5, 0, 249], slides: true },
    { tellAtMs: 0, atMs: [250, 499], slides: false },
    { tellAtMs: 750, atMs: [1010], slides: false },
  ]);
});

it('begins to slide though nothing is struck', () => {
  expect(told([600], 250)).toEqual([
    { tellAtMs: 0, atMs: [], slides: true },
    { tellAtMs: 250, atMs: [600], slides: false },
  ]);
});
