import { FEEL } from '../../src/physics';
import type { TableRider } from '../../src/rules/flicking';
import { board, disc, field, fly, launchesOf, obstacle, shot } from './support/tables';

const GRIP = FEEL.riderGripMmS2;
const SMOOTH = { ...FEEL, contactFriction: 0 };

const spike = (more: Partial<TableRider> = {}): TableRider => ({
  id: 'spike',
  hostId: 'troll',
  radiusMm: 9.5,
  slipXMm: 0,
  slipYMm: 0,
  ...more,
});

describe('SOL-102: a rider', () => {
  it('slips by Δv²/2a against the jolt of its host, and stays while it is held', () => {
    const table = field([disc('a', 1950, 2000, 12), disc('troll', 2000, 2000, 19)], { riders: [spike()] });
    const outcome = fly(table, shot('a', 600, 0), SMOOTH);
    const dv = launchesOf(outcome, 'troll')[1]?.vxMmS ?? 0;
    expect(dv).toBeGreaterThan(100);
    const [rider] = outcome.rest.riders;
    expect(rider).toMatchObject({ id: 'spike', hostId: 'troll', fell: false });
    expect(rider?.slipXMm).toBeCloseTo(-(dv * dv) / (2 * GRIP), 9);
    expect(rider?.slipYMm).toBeCloseTo(0, 9);
    expect(outcome.contacts.some((one) => one.kind === 'riderFell')).toBe(false);
  });

  it('falls when it has slipped farther than its host reaches, at the blow that did it', () => {
    const table = field([disc('a', 1950, 2000, 19), disc('troll', 2000, 2000, 12)], { riders: [spike()] });
    const outcome = fly(table, shot('a', 1500, 0), SMOOTH);
    const [touch, fall] = outcome.contacts;
    const dv = launchesOf(outcome, 'troll')[1]?.vxMmS ?? 0;
    expect((dv * dv) / (2 * GRIP)).toBeGreaterThan(12);
    expect(fall).toEqual({
      kind: 'riderFell',
      atMs: touch?.atMs,
      a: 'spike',
      b: 'troll',
      cause: 'jolt',
      speedMmS: expect.closeTo(dv, 6),
    });
    expect(outcome.rest.riders[0]?.fell).toBe(true);
  });

  it('keeps its slip from flick to flick', () => {
    const discs = [disc('a', 1950, 2000, 12), disc('troll', 2000, 2000, 19)];
    const once = fly(field(discs, { riders: [spike()] }), shot('a', 900, 0), SMOOTH).rest.riders[0];
    const twice = fly(field(discs, { riders: [spike({ slipXMm: once?.slipXMm })] }), shot('a', 900, 0), SMOOTH);
    expect(twice.rest.riders[0]?.slipXMm).toBeCloseTo(2 * (once?.slipXMm ?? 0), 9);
  });

  it('jolts by walls and obstacles too, each blow by itself', () => {
    const discs = [disc('troll', 1950, 2000, 19), obstacle('o', 2000, 2000, 8)];
    const outcome = fly(field(discs, { riders: [spike({ hostId: 'troll' })] }), shot('troll', 500, 0), SMOOTH);
    const arrival = Math.sqrt(500 * 500 - 2 * FEEL.slidingMmS2 * 23);
    const dv = arrival * (1 + FEEL.fixedRestitution);
    // It came from the left, so the jump is to the left and the spike slips on to the right.
    expect(outcome.rest.riders[0]?.fell).toBe((dv * dv) / (2 * GRIP) > 19);
    expect(outcome.rest.riders[0]?.slipXMm).toBeCloseTo((dv * dv) / (2 * GRIP), 6);
  });

  it('is not jolted by the finger that flicks its host, nor by coming to rest', () => {
    const outcome = fly(field([disc('troll', 2000, 2000, 19)], { riders: [spike()] }), shot('troll', 1500, 0));
    expect(outcome.rest.riders[0]).toMatchObject({ slipXMm: 0, slipYMm: 0, fell: false });
  });

  it('VERM-171: is held by the larger of the two radii', () => {
    // On a rat of 6 mm a spike of 9.5 mm holds on through a slip of 8 mm, a smaller one does not.
    const dv = Math.sqrt(8 * 2 * GRIP);
    const strike = (radiusMm: number) => {
      const discs = [disc('a', 1980, 2000, 6), disc('troll', 1992.001, 2000, 6)];
      const feel = { ...SMOOTH, discRestitution: 1, slidingMmS2: 100 };
      return fly(field(discs, { riders: [spike({ radiusMm })] }), shot('a', dv, 0), feel).rest.riders[0];
    };
    expect(strike(9.5)).toMatchObject({ fell: false, slipXMm: expect.closeTo(-8, 3) });
    expect(strike(6)).toMatchObject({ fell: true });
  });

  it('SOL-104: falls when its host leaves the board', () => {
    const outcome = fly(board([disc('troll', 150, 400, 19)], { riders: [spike()] }), shot('troll', 0, 1200));
    expect(outcome.contacts.map((one) => one.kind)).toEqual(['exit', 'riderFell']);
    expect(outcome.contacts[1]).toMatchObject({ a: 'spike', b: 'troll', cause: 'hostLeft' });
    expect(outcome.rest.riders[0]?.fell).toBe(true);
  });

  it('falls only once: a host that threw it off may leave afterwards', () => {
    const discs = [disc('a', 150, 360, 19), disc('troll', 150, 400, 12)];
    const outcome = fly(board(discs, { riders: [spike()] }), shot('a', 0, 1500));
    expect(outcome.exits.map((exit) => exit.discId)).toContain('troll');
    expect(outcome.contacts.filter((one) => one.kind === 'riderFell')).toEqual([
      expect.objectContaining({ a: 'spike', cause: 'jolt' }),
    ]);
  });
});
