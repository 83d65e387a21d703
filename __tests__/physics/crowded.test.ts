import { FEEL, type FlickOutcome } from '../../src/physics';
import type { FlickTable } from '../../src/rules/flicking';
import { worstEnergyGain } from './support/energy';
import { distance } from './support/randomTables';
import { board, disc, field, fly, launchesOf, shot } from './support/tables';

function worstOverlapMm(outcome: FlickOutcome, table: FlickTable): number {
  const radius = new Map(table.discs.map((one) => [one.id, one.radiusMm]));
  let worst = 0;
  outcome.rest.discs.forEach((one, k) => {
    for (const other of outcome.rest.discs.slice(0, k)) {
      const reach = (radius.get(one.id) ?? 0) + (radius.get(other.id) ?? 0);
      worst = Math.max(worst, reach - distance(one, other));
    }
  });
  return worst;
}

const name = (k: number) => `d${String(k).padStart(2, '0')}`;

function rack(gapMm: number, count: number) {
  const pitch = 20 + gapMm;
  const discs = [disc('cue', 150, 380, 12)];
  for (let row = 0; discs.length < count; row++) {
    for (let k = 0; k <= row && discs.length < count; k++) {
      discs.push(disc(name(discs.length), 150 + (k - row / 2) * pitch, 300 - row * pitch * Math.sqrt(0.75), 10));
    }
  }
  return discs;
}

describe('the most crowded tables end', () => {
  it.each([1e-4, 1e-3, 0.01, 0.1, 0.5])('a rack of 40 with gaps of %d mm, broken at 6 m/s', (gapMm) => {
    const table = board(rack(gapMm, 40), { edge: 'wall' });
    const outcome = fly(table, shot('cue', 50, -6000), FEEL);
    expect(outcome.contacts.length).toBeGreaterThan(60);
    expect(outcome.contacts.some((one) => one.kind === 'eventCap')).toBe(false);
    expect(worstOverlapMm(outcome, table)).toBeLessThan(1e-9);
    expect(worstEnergyGain(outcome, table)).toBeLessThan(1e-9);
  });

  it.each([1e-8, 1e-5, 1e-4, 0.002, 0.01, 0.1, 0.5])(
    'a line of 40 that nearly touch, %d mm apart, struck end-on',
    (gapMm) => {
      const line = Array.from({ length: 40 }, (_, k) => disc(name(k), 100 + k * (20 + gapMm), 2000, 10));
      const table = field([disc('cue', 60, 2000, 12), ...line]);
      const outcome = fly(table, shot('cue', 6000, 0), FEEL);
      expect(outcome.contacts.some((one) => one.kind === 'eventCap')).toBe(false);
      expect(worstOverlapMm(outcome, table)).toBeLessThan(1e-9);
      expect(worstEnergyGain(outcome, table)).toBeLessThan(1e-9);
      // The blow has come through to the far end.
      expect(outcome.rest.discs.find((one) => one.id === name(39))?.xMm).toBeGreaterThan((line.at(-1)?.xMm ?? NaN) + 1);
    },
  );

  it('a line of 40 between two walls', () => {
    const line = Array.from({ length: 40 }, (_, k) => disc(name(k), 30 + k * 10.0001, 20, 5));
    const table = field([disc('cue', 12, 20, 12), ...line], { widthMm: 430, heightMm: 40, edge: 'wall' });
    const outcome = fly(table, shot('cue', 6000, 0), FEEL);
    expect(outcome.contacts.some((one) => one.kind === 'eventCap')).toBe(false);
    expect(worstOverlapMm(outcome, table)).toBeLessThan(1e-9);
    expect(worstEnergyGain(outcome, table)).toBeLessThan(1e-9);
  });
});

describe('a table that would never end', () => {
  const frozen = { ...FEEL, slidingMmS2: 0, wallRestitution: 1, discRestitution: 1, fixedRestitution: 1 };

  it('is stopped after the event cap: logged, and whatever then meets anything stops', () => {
    const discs = rack(0.5, 12);
    const outcome = fly(board(discs, { edge: 'wall' }), shot('cue', 300, -2000), frozen);
    const caps = outcome.contacts.filter((one) => one.kind === 'eventCap');
    expect(caps).toEqual([{ kind: 'eventCap', atMs: expect.any(Number), eventCount: expect.any(Number) }]);
    expect(caps[0]?.eventCount).toBeGreaterThanOrEqual(10_000);
    for (const one of discs) {
      const last = launchesOf(outcome, one.id).at(-1);
      expect([last?.vxMmS, last?.vyMmS]).toEqual([0, 0]);
    }
    const after = outcome.contacts.slice(outcome.contacts.findIndex((one) => one.kind === 'eventCap') + 1);
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThanOrEqual(2 * discs.length);
    expect(worstOverlapMm(outcome, board(discs))).toBeLessThan(1e-9);
  });
});
