import { FEEL, poseAt } from '../../src/physics';
import { board, disc, fly, launchesOf, restOf, shot } from './support/tables';

describe('open edges', () => {
  it('BASE-180 BASE-181: a disc is out when its centre crosses, at that point and moment, with the speed it had', () => {
    const outcome = fly(board([disc('a', 100, 400, 12)]), shot('a', 300, 1000));
    const speed = Math.sqrt(300 * 300 + 1000 * 1000);
    const path = (50 * speed) / 1000;
    const seconds = (2 * path) / (speed + Math.sqrt(speed * speed - 2 * FEEL.slidingMmS2 * path));
    expect(outcome.exits).toHaveLength(1);
    const [exit] = outcome.exits;
    expect(exit?.discId).toBe('a');
    expect(exit?.xMm).toBeCloseTo(115, 9);
    expect(exit?.yMm).toBeCloseTo(450, 9);
    expect(exit?.atMs).toBeCloseTo(seconds * 1000, 9);
    expect(outcome.contacts).toEqual([
      expect.objectContaining({
        kind: 'exit',
        a: 'a',
        speedMmS: expect.closeTo(speed - FEEL.slidingMmS2 * seconds, 6),
      }),
    ]);
  });

  it('BASE-177 BASE-181: it is put back wholly inside, tangent at that point', () => {
    const rest = restOf(fly(board([disc('a', 100, 400, 12)]), shot('a', 300, 1000)), 'a');
    expect(rest).toMatchObject({ yMm: 438, putBack: { reason: 'out', places: [{ yMm: 438 }] } });
    expect(rest.xMm).toBeCloseTo(115, 9);
    expect(rest.putBack?.fromYMm).toBeCloseTo(450, 9);
  });

  it('BASE-181 BASE-182: it slides along the edge when its place is taken, which moves nobody and is no contact', () => {
    // The slanting path clears the guard by 0.26 mm; the tangent place at (115, 442) does not.
    const outcome = fly(board([disc('a', 60, 395, 8), disc('guard', 130, 442, 8)]), shot('a', 1000, 1000));
    expect(outcome.contacts.map((one) => one.kind)).toEqual(['exit']);
    expect(outcome.exits[0]?.xMm).toBeCloseTo(115, 9);
    expect(restOf(outcome, 'a')).toMatchObject({ xMm: 114, yMm: 442 });
    expect(restOf(outcome, 'guard')).toMatchObject({ xMm: 130, yMm: 442, putBack: null });
  });

  it('BASE-181: a disc that only hangs over is nudged in', () => {
    const stop = Math.sqrt(2 * FEEL.slidingMmS2 * 45);
    const outcome = fly(board([disc('a', 100, 400, 12)]), shot('a', 0, stop));
    expect(outcome.exits).toEqual([]);
    expect(restOf(outcome, 'a')).toMatchObject({ xMm: 100, yMm: 438, putBack: { reason: 'overhanging' } });
    expect(restOf(outcome, 'a').putBack?.fromYMm).toBeCloseTo(445, 6);
  });

  it('that put nothing back leave out what is gone, on which nobody slides, and nudge in what only hangs over', () => {
    const discs = [disc('a', 100, 400, 12), disc('b', 100, 430, 12)];
    const cliff = board(discs, { edge: 'drop' });
    const gone = fly(cliff, shot('a', 0, 2000));
    const left = gone.exits.map(({ discId }) => discId);
    expect(left).toContain('b');
    expect(gone.rest.discs.map(({ id }) => id)).toEqual(['a', 'b'].filter((id) => !left.includes(id)));
    const track = gone.flight.tracks.findIndex(({ discId }) => discId === 'b');
    expect(poseAt(gone.flight, track, gone.flight.durationMs).isVisible).toBe(false);
    const hanging = fly(
      board([disc('a', 100, 400, 12)], { edge: 'drop' }),
      shot('a', 0, Math.sqrt(2 * FEEL.slidingMmS2 * 45)),
    );
    expect(restOf(hanging, 'a')).toMatchObject({ yMm: 438, putBack: { reason: 'overhanging' } });
    const missile = fly(board([], { edge: 'drop' }), shot('m', 0, 1500, disc('m', 150, 400, 6)));
    expect(missile.rest.projectile).toBeNull();
  });

  it('hides a disc that is out and shows it where it was put back at the end', () => {
    const outcome = fly(board([disc('a', 100, 400, 12), disc('b', 40, 40, 12)]), shot('a', 0, 1000));
    const [exit] = outcome.exits;
    const { flight } = outcome;
    expect(poseAt(flight, 0, (exit?.atMs ?? 0) - 0.01).isVisible).toBe(true);
    expect(launchesOf(outcome, 'a').map((segment) => segment.isHidden)).toEqual([false, true, false]);
    expect(poseAt(flight, 0, flight.durationMs)).toMatchObject({ xMm: 100, yMm: 438, isVisible: true });
  });

  it('BASE-183: a missile that leaves is gone from view, and the others play on', () => {
    const outcome = fly(board([disc('z', 150, 40, 12)]), shot('m', 0, 1500, disc('m', 150, 400, 6)));
    expect(outcome.exits.map((exit) => exit.discId)).toEqual(['m']);
    const [m] = outcome.flight.tracks;
    expect(m).toMatchObject({ discId: 'm', vanishesMs: outcome.exits[0]?.atMs });
    expect(poseAt(outcome.flight, 0, outcome.flight.durationMs).isVisible).toBe(false);
    expect(outcome.rest.discs.map((one) => one.id)).toEqual(['z']);
    expect(outcome.rest.projectile).toMatchObject({ id: 'm', putBack: { reason: 'out' } });
  });

  it('BASE-167: a missile that comes to rest vanishes with the flick, and its place is told for a chain', () => {
    const outcome = fly(board([disc('z', 250, 40, 12)]), shot('m', 0, -500, disc('m', 150, 400, 6)));
    const [m] = outcome.flight.tracks;
    expect(m?.vanishesMs).toBe(outcome.flight.durationMs);
    expect(outcome.rest.projectile).toMatchObject({ id: 'm', putBack: null });
    expect(outcome.rest.projectile?.yMm).toBeCloseTo(400 - (500 * 500) / (2 * FEEL.slidingMmS2), 9);
  });

  it('a missile is in nobody’s way when others are put back', () => {
    const discs = [disc('a', 150, 420, 12)];
    const outcome = fly(board(discs), shot('m', 0, 1200, disc('m', 150, 390, 6)));
    const a = restOf(outcome, 'a');
    expect(outcome.exits.map((exit) => exit.discId)).toContain('a');
    expect(a).toMatchObject({ yMm: 438, putBack: { places: [{ yMm: 438 }] } });
    expect(a.xMm).toBeCloseTo(150, 9);
  });
});

describe('a missile for a chain', () => {
  it('BASE-167: gives way when a disc is put back where it lies, and so can be flicked again', () => {
    // The disc leaves straight ahead; the missile follows it and stops where the disc comes back.
    const table = board([disc('a', 150, 436, 12)]);
    const missile = disc('m', 150, 380, 12);
    const outcome = fly(table, shot('m', 0, 800, missile), { ...FEEL, discRestitution: 0.3 });
    expect(restOf(outcome, 'a')).toMatchObject({ yMm: 438, putBack: { reason: 'out' } });
    const chained = outcome.rest.projectile;
    expect(chained?.putBack?.reason).toBe('displaced');
    expect(chained?.putBack?.fromYMm).toBeLessThan(438);
    const next = { ...missile, xMm: chained?.xMm ?? NaN, yMm: chained?.yMm ?? NaN };
    const moved = restOf(outcome, 'a');
    fly(board([disc('a', moved.xMm, moved.yMm, 12)]), shot('m', 0, -500, next));
  });
});

describe('walls', () => {
  it.each([
    { side: 'left', vx: -1000, vy: 0, axis: 'vxMmS' as const, gapMm: 100 - 12 },
    { side: 'right', vx: 1000, vy: 0, axis: 'vxMmS' as const, gapMm: 300 - 100 - 12 },
    { side: 'top', vx: 0, vy: -1000, axis: 'vyMmS' as const, gapMm: 100 - 12 },
    { side: 'bottom', vx: 0, vy: 1000, axis: 'vyMmS' as const, gapMm: 450 - 100 - 12 },
  ])('the $side wall throws the rim back with its restitution', ({ side, vx, vy, axis, gapMm }) => {
    const fast = { ...FEEL, slidingMmS2: 1000 };
    const outcome = fly(board([disc('a', 100, 100, 12)], { edge: 'wall' }), shot('a', vx, vy), fast);
    const arrival = Math.sqrt(1000 * 1000 - 2000 * gapMm);
    expect(outcome.contacts[0]).toMatchObject({ kind: 'wall', a: 'a', b: side, wave: 0 });
    expect(outcome.contacts[0]).toMatchObject({ speedMmS: expect.closeTo(arrival, 6) });
    const back = launchesOf(outcome, 'a')[1]?.[axis] ?? 0;
    expect(Math.abs(back)).toBeCloseTo(fast.wallRestitution * arrival, 6);
    expect(Math.sign(back)).toBe(-Math.sign(vx + vy));
  });

  it('meet in a corner, and the disc comes back the way it went', () => {
    const smooth = { ...FEEL, contactFriction: 0, slidingMmS2: 100 };
    const outcome = fly(board([disc('a', 100, 100, 12)], { edge: 'wall' }), shot('a', -700, -700), smooth);
    expect(outcome.contacts.slice(0, 2).map((one) => (one.kind === 'wall' ? one.b : one.kind))).toEqual([
      'left',
      'top',
    ]);
    const back = launchesOf(outcome, 'a').at(1);
    expect(back?.vxMmS).toBeCloseTo(back?.vyMmS ?? 0, 9);
    expect(back?.vxMmS).toBeGreaterThan(0);
    expect(outcome.exits).toEqual([]);
  });

  it('let nothing through, however small and fast', () => {
    const outcome = fly(board([disc('a', 150, 200, 0.1)], { edge: 'wall' }), shot('a', 60_000, 35_000), {
      ...FEEL,
      slidingMmS2: 1e4,
      wallRestitution: 1,
    });
    expect(outcome.contacts.length).toBeGreaterThan(20);
    for (const segment of launchesOf(outcome, 'a')) {
      expect(segment.xMm).toBeGreaterThanOrEqual(0.1 - 1e-9);
      expect(segment.xMm).toBeLessThanOrEqual(299.9 + 1e-9);
      expect(segment.yMm).toBeGreaterThanOrEqual(0.1 - 1e-9);
      expect(segment.yMm).toBeLessThanOrEqual(449.9 + 1e-9);
    }
  });
});
