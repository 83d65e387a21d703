import { simulate } from '../../src/physics';
import type { FlickTable } from '../../src/rules/flicking';
import { rubOf } from '../../src/feedback/score/rubOf';
import { FULL, notesOfFlick } from './table';

const disc = (id: string, xMm: number, yMm: number, radiusMm: number, isFixed = false) => ({
  id,
  xMm,
  yMm,
  radiusMm,
  isFixed,
  ignores: [],
});

function fly(discs: FlickTable['discs'], speedMmS: number, edge: FlickTable['edge'] = 'wall') {
  const table: FlickTable = { widthMm: 300, heightMm: 450, edge, discs, riders: [] };
  const flown = simulate(table, { discId: 'hero', projectile: null, vxMmS: 0, vyMmS: -speedMmS });
  if (!flown.ok) throw new Error(JSON.stringify(flown.error));
  return { ...flown.value, notes: notesOfFlick(flown.value.contacts, discs, FULL) };
}

const hero = disc('hero', 150, 400, 12.5);

it('sounds at the very moments at which discs touch', () => {
  const { contacts, notes } = fly([hero, disc('troll', 150, 250, 19), disc('rock', 150, 200, 19, true)], 1600);
  const touches = contacts.filter(({ kind }) => kind === 'touch');
  expect(notes.map(({ atMs }) => atMs)).toEqual(touches.map(({ atMs }) => atMs));
  // The troll is thrown on a rock, and back on the hero.
  expect(notes.map(({ take }) => take?.sound)).toEqual(['woodMedium', 'stone', 'woodMedium']);
  expect(notes[0]!.gain).toBeGreaterThan(notes[1]!.gain);
});

it('makes one crack of a rack that breaks in 20 ms', () => {
  const rack = Array.from({ length: 15 }, (_, i) => {
    const row = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2);
    const column = i - (row * (row + 1)) / 2;
    return disc(`rack${i}`, 150 + (column - row / 2) * 25.1, 250 - row * 21.75, 12.5);
  });
  const { contacts, notes } = fly([hero, ...rack], 2200);
  expect(contacts.length).toBeGreaterThan(20);
  const firstMs = contacts[0]!.atMs;
  const cracks = notes.filter(({ atMs, take }) => take !== null && atMs < firstMs + 20);
  expect(cracks).toMatchObject([{ atMs: firstMs, gain: 1, haptic: 'heavy' }]);
});

it('slides more softly until it rests', () => {
  const { flight, notes } = fly([hero], 700);
  expect(notes).toEqual([]);
  const { gains, stepMs } = rubOf(flight);
  expect((gains.length - 1) * stepMs).toBeGreaterThanOrEqual(flight.durationMs);
  expect([...gains].sort((a, b) => b - a)).toEqual(gains);
});
