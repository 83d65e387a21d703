import { decilesOf } from '../../scripts/arena/catacombs/calibration/deciles';
import { playAccounted } from '../../scripts/arena/catacombs/balance/playAccounted';
import { VARIANTS } from '../../scripts/arena/catacombs/balance/variants';
import { playStated } from '../../scripts/arena/catacombs/calibration/playStated';
import type { Contestant } from '../../scripts/arena/catacombs/contestant';
import { playWhole } from '../../scripts/arena/catacombs/games';
import { boutsOf } from '../../scripts/arena/catacombs/plan';
import { playPair } from '../../scripts/arena/catacombs/rooms';
import { gameSetup } from '../../scripts/arena/catacombs/setups';
import { wilson } from '../../scripts/arena/wilson';

// A sample of: npm run arena
const ROOMS = [1, 2, 3, 4, 5, 6, 7, 8];

const points = (a: Contestant, b: Contestant): number =>
  ROOMS.reduce((sum, room) => sum + playPair(room, a, b).point, 0);

describe('in the arena', () => {
  it('level 4 leads heroes further than level 1', () => {
    expect(points(4, 1)).toBeGreaterThanOrEqual(6);
  });

  it('nobody beats itself', () => {
    expect(playPair(5, 1, 1).point).toBe(0.5);
  });

  it('who plays at random loses to level 1 from either side', () => {
    expect(playWhole(0, 'random', 1).winner).toBe('overseer');
    expect(playWhole(0, 1, 'random').winner).toBe('heroes');
  });

  it('a flick hurts somebody about as often as is said before', () => {
    const stated = ROOMS.flatMap((room) => playStated(room, 2));
    const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const said = mean(stated.map(({ chance }) => chance));
    const cameTrue = mean(stated.map((one) => Number(one.cameTrue)));
    expect(stated.length).toBeGreaterThan(60);
    expect(Math.abs(said - cameTrue)).toBeLessThan(0.08);
  });
});

const WANTED = {
  levels: ['3'],
  rooms: 0,
  games: 3,
  from: 5,
  variants: ['soloth'],
  lords: ['gorgon'],
  handicap: '',
  box: 'base',
  plays: 0,
  passes: 0,
};

const accounted = (wanted: typeof WANTED) =>
  boutsOf('balance', wanted).flatMap(({ jobs }) => jobs.flatMap((job) => (job.kind === 'accounted' ? [job] : [])));

it('plays against the Lords that are named, and none that is not there', () => {
  const games = accounted(WANTED).map(({ game }) => game);
  expect(games).toHaveLength(3);
  for (const game of games) expect(gameSetup(game, VARIANTS.soloth).lord).toBe('lord:gorgon');
  expect(() => accounted({ ...WANTED, lords: ['nobody'] })).toThrow('no Lord called nobody');
});

it('evens out the games for which that is asked, and knows no other handicap', () => {
  expect(accounted(WANTED).map(({ handicap }) => handicap)).toEqual([undefined, undefined, undefined]);
  const [even] = accounted({ ...WANTED, handicap: 'fewerMonsters' });
  expect(even?.handicap).toBe('fewerMonsters');
  expect(() => accounted({ ...WANTED, handicap: 'luck' })).toThrow('there is no handicap luck');
});

it('a game that is evened out begins so', () => {
  const [first] = playAccounted(0, 'base', { heroes: 'random', overseer: 1 }, 'life').fights;
  expect(first?.lifeAtDoor).toBe(8 + 12 + 10 + 8 + 4);
});

describe('wilson', () => {
  it.each([
    [50, 100, 0.404, 0.596],
    [0, 10, 0, 0.278],
    [97, 100, 0.915, 0.99],
  ])('%i of %i', (seen, of, low, high) => {
    const found = wilson(seen, of);
    expect(found.low).toBeCloseTo(low, 3);
    expect(found.high).toBeCloseTo(high, 3);
  });
});

it('chances are sorted into ten drawers', () => {
  const found = decilesOf([
    { chance: 0.05, cameTrue: false },
    { chance: 0.92, cameTrue: true },
    { chance: 1, cameTrue: false },
  ]);
  expect(found.map(({ shots }) => shots)).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0, 2]);
  expect(found[9]?.stated).toBeCloseTo(0.96, 12);
  expect(found[9]?.cameTrue).toBe(0.5);
});
