import { nextBelow, seedChance, type ChanceStream } from '../../../src/rules/machine';
import { amountOf, dice, flat, thirdOf, thirds } from '../../../src/rules/reign/content/amounts';
import { PLAIN_DIE, POWER_DICE } from '../../../src/rules/reign/content/powerDice';
import {
  blowResult,
  damageOddsOf,
  dieLevelOf,
  hitOddsOf,
  meanDamageOf,
  oddsOf,
  powerFacesOf,
  testResult,
  worthOf,
} from '../../../src/rules/reign/dice';
import type { BlowPlan, Test } from '../../../src/rules/reign/words/throws';
import { DIE_COLOURS, DIE_LEVELS, type PlainFace, type Thrown } from '../../../src/rules/reign/words/dice';

const test = (level: number, difficulty = 0, more: Partial<Test> = {}): Test => ({
  level,
  dice: 1,
  bonus: 0,
  difficulty,
  ...more,
});
const blow = (level: number, more: Partial<BlowPlan> = {}): BlowPlan => ({
  level,
  dice: 1,
  flat: 0,
  soak: 0,
  isSure: false,
  ...more,
});
const facesAt = (level: (typeof DIE_LEVELS)[number]) => POWER_DICE[level].faces;
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

it('REIGN-013 a D has the faces 0 to 5', () => {
  expect(PLAIN_DIE).toEqual([0, 1, 2, 3, 4, 5]);
});

it('REIGN-014 a D3 is 1, 2 or 3, each of two faces', () => {
  expect(PLAIN_DIE.map(thirdOf)).toEqual([1, 1, 2, 2, 3, 3]);
});

it('REIGN-015 constants are added: 7+1D is 7 to 12, 2+1D3 is 3 to 5', () => {
  expect(PLAIN_DIE.map((face) => amountOf(dice(1, 7), [face]))).toEqual([7, 8, 9, 10, 11, 12]);
  expect(PLAIN_DIE.map((face) => amountOf(thirds(1, 2), [face]))).toEqual([3, 3, 4, 4, 5, 5]);
  expect(amountOf({ flat: 1, dice: 2, thirds: 1 }, [5, 4, 3])).toBe(12);
  expect(amountOf(flat(4), [])).toBe(4);
});

it('REIGN-016 ten power dice, one for each level, in the colours of the rulebook', () => {
  expect(DIE_LEVELS.map((level) => POWER_DICE[level].colour)).toEqual(DIE_COLOURS);
  expect(DIE_LEVELS.every((level) => facesAt(level).length === 6)).toBe(true);
});

it('REIGN-017, REIGN-019 every symbol is on a die, every die has an X, and no die is worse than the one below', () => {
  const symbols = new Set(DIE_LEVELS.flatMap(facesAt));
  expect([...symbols].sort()).toEqual(['X', 'blank', -10, -5, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7].sort());
  expect(DIE_LEVELS.every((level) => facesAt(level).includes('X'))).toBe(true);
  for (const level of DIE_LEVELS.slice(1)) {
    const rank = (face: (typeof POWER_DICE)[1]['faces'][number]) => (face === 'X' ? -99 : worthOf(face));
    const below = facesAt((level - 1) as typeof level).map(rank);
    expect(facesAt(level).every((face, at) => rank(face) >= (below[at] ?? 0))).toBe(true);
  }
});

it('REIGN-018 the yellow die shows X, blank, -1, 1 and 2', () => {
  expect(new Set(facesAt(5))).toEqual(new Set(['X', 'blank', -1, 1, 2]));
});

it('REIGN-020 the means of the ten dice', () => {
  const means = DIE_LEVELS.map((level) => {
    const faces = facesAt(level);
    const sound = faces.filter((face) => face !== 'X').map(worthOf);
    return [mean(faces.map(worthOf)), mean(faces.map((face) => (face === 'X' ? -10 : worthOf(face)))), mean(sound)];
  });
  expect(means.map((row) => row.map((value) => value.toFixed(2)))).toEqual([
    ['-3.00', '-6.33', '-4.50'],
    ['-1.67', '-5.00', '-2.50'],
    ['-1.50', '-3.17', '-1.80'],
    ['-0.50', '-2.17', '-0.60'],
    ['0.33', '-1.33', '0.40'],
    ['0.83', '-0.83', '1.00'],
    ['1.67', '0.00', '2.00'],
    ['2.50', '0.83', '3.00'],
    ['3.33', '1.67', '4.00'],
    ['4.17', '2.50', '5.00'],
  ]);
});

it('REIGN-021, REIGN-062 the chances of a test in 36ths', () => {
  const chances = DIE_LEVELS.map((level) => {
    return Array.from({ length: 13 }, (_, difficulty) => oddsOf(test(level, difficulty)));
  });
  expect(chances.flat().every(({ of }) => of === 36)).toBe(true);
  expect(chances.map((row) => row.map(({ wins }) => wins))).toEqual([
    [10, 7, 5, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0],
    [14, 10, 7, 4, 2, 1, 0, 0, 0, 0, 0, 0, 0],
    [21, 16, 12, 8, 5, 2, 0, 0, 0, 0, 0, 0, 0],
    [26, 22, 17, 12, 8, 4, 1, 0, 0, 0, 0, 0, 0],
    [29, 26, 22, 17, 12, 7, 3, 1, 0, 0, 0, 0, 0],
    [29, 27, 24, 20, 15, 10, 6, 3, 1, 0, 0, 0, 0],
    [30, 29, 27, 24, 20, 15, 10, 6, 3, 1, 0, 0, 0],
    [30, 30, 29, 27, 24, 20, 15, 10, 6, 3, 1, 0, 0],
    [30, 30, 30, 29, 27, 24, 20, 15, 10, 6, 3, 1, 0],
    [30, 30, 30, 30, 29, 27, 24, 20, 15, 10, 6, 3, 1],
  ]);
});

it('REIGN-022 above ten the ruby die gains one a level; at zero and below there is no die', () => {
  expect(testResult(test(12, 9), { power: 7, plain: [0] })).toEqual({ total: 9, isPassed: true });
  expect(oddsOf(test(12, 12))).toEqual(oddsOf(test(10, 10)));
  expect(blowResult(blow(12), { power: 3, plain: [0] })).toEqual({ isHit: true, damage: 5 });
  expect([11, 10, 1, 0, -9].map(dieLevelOf)).toEqual([10, 10, 1, null, null]);
});

it('REIGN-063 magic has no D of its own; a sceptre lends some', () => {
  expect(oddsOf(test(6, 2, { dice: 0 }))).toEqual({ wins: 2, of: 6 });
  expect(oddsOf(test(6, 2, { dice: 2 }))).toMatchObject({ of: 216 });
  expect(testResult(test(6, 2, { dice: 0 }), { power: 2, plain: [] })).toEqual({ total: 2, isPassed: true });
});

it('REIGN-064, REIGN-065 at least the difficulty, and never less than zero', () => {
  const thrown: Thrown = { power: -3, plain: [2] };
  expect(testResult(test(4, 0), thrown)).toEqual({ total: -1, isPassed: false });
  expect(testResult(test(4, -2), thrown).isPassed).toBe(false);
  expect(testResult(test(4, 2), { power: -3, plain: [5] })).toEqual({ total: 2, isPassed: true });
  expect(oddsOf(test(4, -2))).toEqual(oddsOf(test(4, 0)));
});

it('REIGN-066, REIGN-072 an X fails, whatever else shows and whatever is added', () => {
  expect(testResult(test(8, 0, { bonus: 20 }), { power: 'X', plain: [5] })).toEqual({ total: null, isPassed: false });
  expect(oddsOf(test(8, 0, { bonus: 20 }))).toEqual({ wins: 30, of: 36 });
});

it('REIGN-067 level 0 fails, in a test and in a blow, even against what cannot move', () => {
  expect(oddsOf(test(0, 0, { bonus: 9 })).wins).toBe(0);
  expect(testResult(test(0), { power: null, plain: [5] })).toEqual({ total: null, isPassed: false });
  expect(hitOddsOf(blow(0, { isSure: true })).wins).toBe(0);
});

it('REIGN-068 Svein picks a lock of difficulty 1 with Dexterity 5: 26 in 36, and each face as told', () => {
  const lock = test(5, 1);
  expect(oddsOf(lock)).toEqual({ wins: 26, of: 36 });
  const opens = facesAt(5).map((power) =>
    PLAIN_DIE.filter((face) => testResult(lock, { power, plain: [face] }).isPassed),
  );
  expect(opens).toEqual([[], [2, 3, 4, 5], [1, 2, 3, 4, 5], [1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5], [0, 1, 2, 3, 4, 5]]);
});

it('REIGN-069 a bonus to the level changes the die, a bonus to the result is added', () => {
  expect(oddsOf(test(7, 3))).toEqual({ wins: 24, of: 36 });
  expect(oddsOf(test(5, 3, { bonus: 2 }))).toEqual(oddsOf(test(5, 1)));
  expect(oddsOf(test(5, 3)).wins).toBe(17);
});

it('REIGN-070 some throw more than one D in a test', () => {
  expect(testResult(test(8, 9, { dice: 2 }), { power: 1, plain: [4, 4] })).toEqual({ total: 9, isPassed: true });
  expect(oddsOf(test(8, 9, { dice: 2 }))).toMatchObject({ of: 216 });
});

it('REIGN-088, REIGN-089 X or dice below zero miss; flat numbers count for damage, never for the hit', () => {
  const struck = blow(4, { dice: 1, flat: 6, soak: 5 });
  expect(blowResult(struck, { power: 'X', plain: [5] })).toEqual({ isHit: false, damage: 0 });
  expect(blowResult(struck, { power: -3, plain: [2] })).toEqual({ isHit: false, damage: 0 });
  expect(blowResult(struck, { power: -3, plain: [3] })).toEqual({ isHit: true, damage: 1 });
  expect(blowResult(blow(4, { soak: 9 }), { power: 1, plain: [5] })).toEqual({ isHit: true, damage: 0 });
  expect(hitOddsOf(struck)).toEqual({ wins: 26, of: 36 });
});

it('REIGN-090, REIGN-091, REIGN-167 what cannot move is always hit in melee, and an X counts as 0', () => {
  const struck = blow(1, { dice: 1, flat: 4, isSure: true });
  expect(blowResult(struck, { power: 'X', plain: [5] })).toEqual({ isHit: true, damage: 9 });
  expect(blowResult(struck, { power: -10, plain: [5] })).toEqual({ isHit: true, damage: 0 });
  expect(hitOddsOf(struck)).toEqual({ wins: 36, of: 36 });
});

describe('every throw there is agrees with the chances', () => {
  const throws = (level: number, count: number): readonly Thrown[] => {
    const plains = Array.from({ length: count }).reduce<readonly (readonly PlainFace[])[]>(
      (all) => all.flatMap((faces) => PLAIN_DIE.map((face) => [...faces, face])),
      [[]],
    );
    return (powerFacesOf(level) ?? []).flatMap((power) => plains.map((plain) => ({ power, plain })));
  };
  const LEVELS = [1, 3, 5, 6, 8, 10, 12];

  it('REIGN-062, REIGN-064 of tests', () => {
    for (const level of LEVELS) {
      for (const count of [0, 1, 2, 3]) {
        const one = test(level, 4, { dice: count, bonus: 1 });
        const all = throws(level, count);
        expect(oddsOf(one)).toEqual({ wins: all.filter((t) => testResult(one, t).isPassed).length, of: all.length });
      }
    }
  });

  it.each([false, true])('REIGN-088, REIGN-090 of blows (sure: %s)', (isSure) => {
    for (const level of LEVELS) {
      const one = blow(level, { dice: 3, flat: 2, soak: 6, isSure });
      const results = throws(level, 3).map((t) => blowResult(one, t));
      expect(hitOddsOf(one)).toEqual({ wins: results.filter(({ isHit }) => isHit).length, of: results.length });
      const hard = results.filter(({ damage }) => damage >= 3).length;
      expect(damageOddsOf(one, 3)).toEqual({ wins: hard, of: results.length });
      expect(meanDamageOf(one)).toBeCloseTo(mean(results.map(({ damage }) => damage)), 10);
    }
  });
});

it('REIGN-021, REIGN-062 a million seeded throws agree with the chances', () => {
  const each = 1_000_000 / 40;
  let stream: ChanceStream = seedChance(20).play;
  const draw = (): number => {
    const drawn = nextBelow(stream, 6);
    stream = drawn.stream;
    return drawn.value;
  };
  const far: string[] = [];
  for (const level of DIE_LEVELS) {
    for (const difficulty of [0, 2, 4, 7]) {
      const one = test(level, difficulty);
      let passed = 0;
      for (let round = 0; round < each; round++) {
        const power = facesAt(level)[draw()] ?? 'X';
        if (testResult(one, { power, plain: [draw() as PlainFace] }).isPassed) passed++;
      }
      const { wins, of } = oddsOf(one);
      const chance = wins / of;
      const allowed = 4.5 * Math.sqrt((chance * (1 - chance)) / each);
      if (Math.abs(passed / each - chance) > allowed) far.push(`level ${level}, difficulty ${difficulty}`);
    }
  }
  expect(far).toEqual([]);
});
