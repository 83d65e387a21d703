import { FEEL } from '../../src/physics';
import { disc, field, fly, launchesOf, obstacle, shot } from './support/tables';

/** No friction at the rims: the two-disc impact then has a closed form in two lines. */
const SMOOTH = { ...FEEL, contactFriction: 0 };
const ELASTIC = { ...SMOOTH, discRestitution: 1, fixedRestitution: 1 };

type Velocity = readonly [x: number, y: number];

function degreesBetween(one: Velocity, other: Velocity): number {
  const cross = one[0] * other[1] - one[1] * other[0];
  const dot = one[0] * other[0] + one[1] * other[1];
  return (Math.abs(Math.atan2(cross, dot)) * 180) / Math.PI;
}

describe('two discs', () => {
  const radii = [
    [12, 12],
    [6, 18],
    [18, 6],
  ] as const;
  const speeds = [300, 1500, 6000];
  const offsets = Array.from({ length: 48 }, (_, k) => (k * 0.95) / 47);
  const cases = radii.flatMap(([ra, rb]) => speeds.flatMap((v) => offsets.map((b) => ({ ra, rb, v, b }))));

  it('part in the closed-form directions and speeds, in all of 432 impacts', () => {
    expect(cases).toHaveLength(432);
    const errors = cases.map(({ ra, rb, v, b }) => {
      const reach = ra + rb;
      // The line of centres at contact, straight from the geometry.
      const nx = Math.sqrt(1 - b * b);
      const ny = b;
      const outcome = fly(
        field([disc('a', 2000 - nx * reach - 1, 2000, ra), disc('b', 2000, 2000 + b * reach, rb)]),
        shot('a', v, 0),
        SMOOTH,
      );
      const [, a] = launchesOf(outcome, 'a');
      const [, struck] = launchesOf(outcome, 'b');
      if (a === undefined || struck === undefined) throw new Error('they never met');
      const arrival = Math.sqrt(v * v - 2 * SMOOTH.slidingMmS2);
      const massA = ra * ra;
      const massB = rb * rb;
      const impulse = (1.8 * arrival * nx * massA * massB) / (massA + massB);
      const expectedA = [arrival - (impulse * nx) / massA, -(impulse * ny) / massA] as const;
      const expectedB = [(impulse * nx) / massB, (impulse * ny) / massB] as const;
      return Math.max(
        degreesBetween([a.vxMmS, a.vyMmS], expectedA),
        degreesBetween([struck.vxMmS, struck.vyMmS], expectedB),
        Math.abs(struck.vxMmS - expectedB[0]) / v,
        Math.abs(a.vxMmS - expectedA[0]) / v,
      );
    });
    expect(Math.max(...errors)).toBeLessThan(1e-9);
  });

  it('keep the sum of their momenta and lose 1 - e² of the energy of closing', () => {
    const outcome = fly(field([disc('a', 1900, 2000, 9), disc('b', 2000, 2004, 14)]), shot('a', 1200, 0));
    const [touch] = outcome.contacts;
    const [, a] = launchesOf(outcome, 'a');
    const [, b] = launchesOf(outcome, 'b');
    const t = (touch?.atMs ?? 0) / 1000;
    const arrival = 1200 - FEEL.slidingMmS2 * t;
    expect(81 * (a?.vxMmS ?? 0) + 196 * (b?.vxMmS ?? 0)).toBeCloseTo(81 * arrival, 6);
    expect(81 * (a?.vyMmS ?? 0) + 196 * (b?.vyMmS ?? 0)).toBeCloseTo(0, 6);
  });

  it.each([
    { friction: 0.2, ratio: 0.2, why: 'slips to the end: Coulomb allows no more' },
    {
      friction: 0.6,
      ratio: (0.9 / 6 / (0.9 * Math.sqrt(1 - 0.81))) as number,
      why: 'grips: what stops the slip is enough',
    },
  ])('rub as Coulomb says at $friction: the rim $why', ({ friction, ratio }) => {
    const rough = { ...FEEL, contactFriction: friction, slidingMmS2: 1e-6 };
    const b = 0.9;
    const discs = [disc('a', 1900, 2000, 10), disc('b', 2000, 2000 + 20 * b, 10)];
    const outcome = fly(field(discs), shot('a', 1000, 0), rough);
    const a = launchesOf(outcome, 'a')[1];
    const struck = launchesOf(outcome, 'b')[1];
    if (a === undefined || struck === undefined) throw new Error('they never met');
    const nx = Math.sqrt(1 - b * b);
    const normal = struck.vxMmS * nx + struck.vyMmS * b;
    const tangent = struck.vxMmS * b - struck.vyMmS * nx;
    expect(tangent / normal).toBeCloseTo(ratio, 6);
    // Both rims are pushed the same way round, and angular momentum about the contact is kept.
    expect(a.spinRadS).toBeCloseTo(struck.spinRadS, 9);
    expect(Math.abs(struck.spinRadS)).toBeCloseTo((2 * tangent) / 10, 6);
  });
});

describe('blows that happen together', () => {
  it('are shared: one disc into the gap of two sends both off at 540 of 1000', () => {
    const still = { ...SMOOTH, slidingMmS2: 1e-6 };
    const half = 12;
    const ahead = Math.sqrt(24 * 24 - half * half);
    const discs = [
      disc('a', 1900, 2000, 12),
      disc('b', 1900 + 50 + ahead, 2012, 12),
      disc('c', 1900 + 50 + ahead, 1988, 12),
    ];
    const outcome = fly(field(discs), shot('a', 1000, 0), still);
    expect(launchesOf(outcome, 'b')[1]?.vxMmS).toBeCloseTo(540, 3);
    expect(launchesOf(outcome, 'c')[1]?.vxMmS).toBeCloseTo(540, 3);
    expect(outcome.contacts.filter((one) => one.kind === 'touch' && one.wave === 0)).toHaveLength(2);
  });

  it('are still shared when one disc lies a micrometre off', () => {
    const ahead = Math.sqrt(24 * 24 - 12 * 12);
    const discs = [
      disc('a', 1900, 2000, 12),
      disc('b', 1950 + ahead, 2012, 12),
      disc('c', 1950 + ahead, 1988 - 1e-6, 12),
    ];
    const outcome = fly(field(discs), shot('a', 1000, 0), { ...SMOOTH, slidingMmS2: 1e-6 });
    expect(launchesOf(outcome, 'b')[1]?.vxMmS).toBeCloseTo(540, 2);
    expect(launchesOf(outcome, 'c')[1]?.vxMmS).toBeCloseTo(540, 2);
  });

  it("go through Newton's cradle of five: the last one leaves, pushed and not struck", () => {
    const row = ['a', 'b', 'c', 'd', 'e'].map((id, k) => disc(id, 1900 + (k === 0 ? 0 : 50 + 20 * k), 2000, 10));
    const outcome = fly(field(row), shot('a', 800, 0), ELASTIC);
    const [struck] = outcome.contacts;
    const arrival = Math.sqrt(800 * 800 - 2 * ELASTIC.slidingMmS2 * 50);
    expect(launchesOf(outcome, 'e')[1]?.vxMmS).toBeCloseTo(arrival, 6);
    for (const id of ['a', 'b', 'c', 'd']) {
      const segments = launchesOf(outcome, id);
      expect(Math.abs(segments.at(-1)?.vxMmS ?? 1)).toBeLessThan(1e-6);
    }
    expect(struck).toMatchObject({ kind: 'touch', a: 'a', b: 'b', wave: 0 });
    expect(outcome.contacts.map((one) => (one.kind === 'touch' ? [one.wave, one.a, one.b] : one.kind))).toEqual([
      [0, 'a', 'b'],
      [1, 'b', 'c'],
      [2, 'c', 'd'],
      [3, 'd', 'e'],
    ]);
  });

  it('start at once when a disc is flicked at a neighbour it already touches', () => {
    const outcome = fly(field([disc('a', 2000, 2000, 10), disc('b', 2020, 2000, 10)]), shot('a', 500, 0), ELASTIC);
    expect(outcome.contacts).toEqual([
      { kind: 'touch', atMs: 0, wave: 0, a: 'a', b: 'b', speedMmS: 500, aSpeedMmS: 500, bSpeedMmS: 0 },
    ]);
    expect(launchesOf(outcome, 'b')[0]?.vxMmS).toBeCloseTo(500, 9);
  });

  it('tell who was moving: whoever was bumped and hands the blow on came into the instant at rest', () => {
    const row = [disc('a', 1950, 2000, 10), disc('b', 2000, 2000, 10), disc('c', 2020, 2000, 10)];
    const [first, second] = fly(field(row), shot('a', 800, 0), ELASTIC).contacts;
    const arrival = Math.sqrt(800 * 800 - 2 * ELASTIC.slidingMmS2 * 30);
    expect(first).toMatchObject({ a: 'a', b: 'b', wave: 0, bSpeedMmS: 0 });
    expect(first?.kind === 'touch' ? first.aSpeedMmS : 0).toBeCloseTo(arrival, 6);
    expect(second).toMatchObject({ a: 'b', b: 'c', wave: 1, aSpeedMmS: 0, bSpeedMmS: 0 });
  });

  it('do not touch a neighbour that the flicked disc slides away from', () => {
    const outcome = fly(field([disc('a', 2000, 2000, 10), disc('b', 2020, 2000, 10)]), shot('a', -500, 0));
    expect(outcome.contacts).toEqual([]);
  });
});

describe('an obstacle', () => {
  it('BASE-187: is struck, throws back, and never moves', () => {
    const outcome = fly(field([disc('a', 1900, 2000, 10), obstacle('o', 2000, 2000, 10)]), shot('a', 1000, 0), SMOOTH);
    const arrival = Math.sqrt(1000 * 1000 - 2 * SMOOTH.slidingMmS2 * 80);
    expect(launchesOf(outcome, 'a')[1]?.vxMmS).toBeCloseTo(-SMOOTH.fixedRestitution * arrival, 9);
    expect(launchesOf(outcome, 'o')).toHaveLength(1);
    expect(outcome.contacts).toEqual([expect.objectContaining({ kind: 'touch', a: 'a', b: 'o', wave: 0 })]);
    expect((outcome.contacts[0] as { speedMmS: number }).speedMmS).toBeCloseTo(arrival, 9);
  });
});

describe('slow blows', () => {
  it.each([0.001, 1, 20, 120, 2000])('give back their share at %d mm/s: there is no resting threshold', (speed) => {
    const calm = { ...SMOOTH, slidingMmS2: 1e-9 };
    const outcome = fly(
      field([disc('a', 2000, 2000, 10), obstacle('o', 2020.001, 2000, 10)]),
      shot('a', speed, 0),
      calm,
    );
    const after = -(launchesOf(outcome, 'a')[1]?.vxMmS ?? 0) / speed;
    if (speed >= 3) expect(after).toBeCloseTo(calm.fixedRestitution, 6);
    else expect(after).toBeGreaterThanOrEqual(calm.fixedRestitution);
    expect(after).toBeLessThanOrEqual(1);
  });
});

describe('discs that ignore each other', () => {
  it('pass, even when only one of them says so, and touch everything else', () => {
    const discs = [
      disc('host', 2000, 2000, 12),
      disc('rat', 2003, 2000, 6, { ignores: ['host'] }),
      disc('z', 2100, 2000, 12),
    ];
    const outcome = fly(field(discs), shot('host', 1500, 0));
    expect(outcome.contacts[0]).toMatchObject({ kind: 'touch', a: 'host', b: 'z' });
    expect(outcome.contacts.some((one) => one.kind === 'touch' && one.b === 'rat')).toBe(false);
    expect(launchesOf(outcome, 'rat')).toHaveLength(1);
  });
});
