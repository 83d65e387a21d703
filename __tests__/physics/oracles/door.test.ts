import { adaptiveOracle } from './adaptiveOracle';
import { farthestMm, largest, mean, median } from './measure';
import { randomFlick } from './randomFlick';
import { SeededRng } from './seededRng';
import { sweptSolver } from './sweptSolver';
import { orderOf, type World } from './world';
import { worldOfFlick } from './worldOfFlick';
import { doorSolver, FEEL_OF_GAME } from '../../../scripts/bench/physics/ours';

interface Crowd {
  readonly mostDiscs: number;
  readonly fastestMmS: number;
}

function strewnWorlds(
  seed: number,
  count: number,
  edge: World['edge'],
  { mostDiscs, fastestMmS }: Crowd = { mostDiscs: 20, fastestMmS: 5000 },
): readonly World[] {
  const rng = new SeededRng(seed);
  return Array.from({ length: count }, () => {
    const discCount = rng.between(2, mostDiscs);
    const obstacleCount = rng.between(0, 6);
    const { table, shot } = randomFlick(rng, { edge, discCount, obstacleCount, slowestMmS: 200, fastestMmS });
    return worldOfFlick(table, shot, FEEL_OF_GAME);
  });
}

describe.each(['wall', 'open'] as const)('the door and the oracle, edge: %s', (edge) => {
  const worlds = strewnWorlds(0xd002, 250, edge);
  const pairs = worlds.map((world) => ({ ours: doorSolver(world), truth: adaptiveOracle(world) }));

  it('tell the same first contact and the same log of each flick', () => {
    for (const { ours, truth } of pairs) expect(orderOf(ours.touches)).toBe(orderOf(truth.touches));
    expect(mean(pairs.map(({ truth }) => truth.touches.length))).toBeGreaterThan(3);
  });

  it('tell the same moment, wave and speed of every contact', () => {
    const entries = pairs.flatMap(({ ours, truth }) =>
      ours.touches.map((touch, at) => [touch, truth.touches[at]!] as const),
    );
    expect(entries.every(([ours, truth]) => ours.wave === truth.wave)).toBe(true);
    expect(largest(entries.map(([ours, truth]) => Math.abs(ours.atS - truth.atS)))).toBeLessThan(1e-7);
    expect(largest(entries.map(([ours, truth]) => Math.abs(ours.speedMmS - truth.speedMmS)))).toBeLessThan(1e-4);
  });

  it('let every disc stop, or leave, at the same place', () => {
    for (const { ours, truth } of pairs) expect(ours.isOn).toEqual(truth.isOn);
    expect(largest(pairs.map(({ ours, truth }) => farthestMm(ours, truth)))).toBeLessThan(1e-6);
  });
});

describe('the door beside a solver that knows no time of impact', () => {
  it('is approached by it as its steps shrink', () => {
    const worlds = strewnWorlds(0x5a1, 24, 'wall', { mostDiscs: 8, fastestMmS: 2500 });
    const ours = worlds.map(doorSolver);
    const errorMm = (stepsASecond: number) =>
      median(worlds.map((world, index) => farthestMm(sweptSolver(world, 1 / stepsASecond), ours[index]!)));
    const [coarse, fine] = [errorMm(3_840), errorMm(30_720)];
    expect(coarse).toBeLessThan(5);
    expect(fine).toBeLessThan(coarse / 4);
  });
});
