import { strokesWith, tracesFile, type Felt, type Field, type Stroke } from '../../../src/ui/traces/strokes';

const felt = (kind: Felt['kind'], finger: number, atMs: number): Felt => ({
  kind,
  finger,
  xPt: 1.23456,
  yPt: 2,
  atMs,
  arrivedAtMs: atMs + 4.5,
});
const recorded = (...all: readonly (readonly [Field, Felt])[]): readonly Stroke[] =>
  all.reduce<readonly Stroke[]>((strokes, [field, one]) => strokesWith(strokes, field, one), []);

it('a stroke is one finger in one field, from its landing on', () => {
  const strokes = recorded(
    ['game', felt('move', 1, 5)],
    ['game', felt('down', 1, 10)],
    ['system', felt('down', 1, 11)],
    ['game', felt('move', 1, 20)],
    ['system', felt('move', 1, 21)],
    ['game', felt('up', 1, 30)],
    ['game', felt('down', 1, 40)],
    ['game', felt('move', 1, 50)],
  );
  expect(strokes.map(({ field, felt: all }) => [field, all.map(({ atMs }) => atMs)])).toEqual([
    ['game', [10, 20, 30]],
    ['system', [11, 21]],
    ['game', [40, 50]],
  ]);
});

it('the file has every sample, and what it was recorded on', () => {
  const strokes = recorded(['game', felt('down', 1, 10)], ['game', felt('up', 1, 20)]);
  expect(JSON.parse(tracesFile(strokes, { platform: 'ios' }))).toEqual({
    format: 'pichenette-traces',
    version: 1,
    device: { platform: 'ios' },
    strokes: [
      {
        field: 'game',
        felt: [
          ['down', 1, 1.235, 2, 10, 14.5],
          ['up', 1, 1.235, 2, 20, 24.5],
        ],
      },
    ],
  });
  expect(JSON.parse(tracesFile([], {}))).toMatchObject({ strokes: [] });
});
