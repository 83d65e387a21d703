import { adaptiveOracle } from './adaptiveOracle';
import { firstZero } from './firstZero';
import { farthestMm, median } from './measure';
import { randomFlick } from './randomFlick';
import { SeededRng } from './seededRng';
import { sweptSolver } from './sweptSolver';
import { orderOf, type World, type WorldDisc, type WorldFeel } from './world';
import { worldOfFlick } from './worldOfFlick';

const FEEL: WorldFeel = {
  slowingMmS2: 2500,
  discRestitution: 0.8,
  obstacleRestitution: 0.75,
  wallRestitution: 0.7,
  contactFriction: 0.1,
  livelyMmS: 2,
  joinMm: 1e-3,
};

const strewnWorlds = (seed: number, count: number): readonly World[] => {
  const rng = new SeededRng(seed);
  return Array.from({ length: count }, () => {
    const discCount = rng.between(3, 12);
    const { table, shot } = randomFlick(rng, {
      edge: 'wall',
      discCount,
      obstacleCount: 4,
      slowestMmS: 400,
      fastestMmS: 4000,
    });
    return worldOfFlick(table, shot, FEEL);
  });
};

const disc = (xMm: number, vxMmS: number, radiusMm = 10): WorldDisc => ({
  xMm,
  yMm: 200,
  vxMmS,
  vyMmS: 0,
  spinRadS: 0,
  radiusMm,
  isFixed: false,
});

describe('the oracle by itself', () => {
  it('slides a lone disc for v² / 2a', () => {
    const world: World = { widthMm: 9e9, heightMm: 9e9, edge: 'open', feel: FEEL, discs: [disc(100, 1000)] };
    const outcome = adaptiveOracle(world);
    expect(outcome.discs[0]?.xMm).toBeCloseTo(300, 10);
    expect(outcome.endS).toBeCloseTo(0.4, 12);
  });

  it('stops a disc in the middle of an equal one at restitution 1', () => {
    const feel = { ...FEEL, discRestitution: 1, slowingMmS2: 1e-9 };
    const discs = [disc(100, 1000), disc(200, 0)];
    const { discs: after, touches } = adaptiveOracle({ widthMm: 9e9, heightMm: 9e9, edge: 'open', feel, discs }, 0.2);
    expect(touches).toEqual([expect.objectContaining({ a: 0, b: 1, atS: expect.closeTo(0.08, 12) })]);
    expect(after[0]?.vxMmS).toBeCloseTo(0, 6);
    expect(after[1]?.vxMmS).toBeCloseTo(1000, 6);
  });

  it('shares a blow that hits two discs at once evenly', () => {
    const root = 10 * Math.sqrt(3);
    const pair = [10, -10].map((aside) => ({ ...disc(100 + root, 0), yMm: 200 + aside }));
    const world: World = { widthMm: 900, heightMm: 900, edge: 'open', feel: FEEL, discs: [disc(80, 1000), ...pair] };
    const { touches } = adaptiveOracle(world, 0.05);
    expect(orderOf(touches)).toBe('0:1 0:2');
    expect(touches.map(({ wave }) => wave)).toEqual([0, 0]);
  });

  it('finds the first zero that a coarse scan cannot see', () => {
    const graze = (atS: number) => ({ value: (atS - 0.5) ** 2 - 1e-14, slope: 2 * (atS - 0.5) });
    expect(firstZero(graze, 0, 1, { value: 1e-20, slope: 0 })).toBeCloseTo(0.5 - 1e-7, 9);
  });
});

describe('the oracle beside a solver that knows no time of impact', () => {
  it('is approached by it as its steps shrink', () => {
    const worlds = strewnWorlds(7, 24);
    const truths = worlds.map((world) => adaptiveOracle(world));
    const compare = (stepsASecond: number) => {
      const outcomes = worlds.map((world) => sweptSolver(world, 1 / stepsASecond));
      const pairs = outcomes.map((outcome, index) => ({ outcome, truth: truths[index]! }));
      return {
        errorMm: median(pairs.map(({ outcome, truth }) => farthestMm(outcome, truth))),
        agreeing: pairs.filter(({ outcome, truth }) => orderOf(outcome.touches) === orderOf(truth.touches)).length,
      };
    };
    const [coarse, middle, fine] = [compare(3_840), compare(7_680), compare(30_720)];
    expect(coarse.errorMm / middle.errorMm).toBeGreaterThan(1.4);
    expect(middle.errorMm / fine.errorMm).toBeGreaterThan(3);
    expect(fine.agreeing).toBeGreaterThanOrEqual(22);
    expect(fine.agreeing).toBeGreaterThanOrEqual(coarse.agreeing);
  });
});
