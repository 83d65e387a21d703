import { oddsOf, LEVEL_IDS, TEST_WHYS, type LevelId } from '../../../src/rules/reign';
import { HEROES } from '../../../src/rules/reign/content/heroes';
import { attackOf } from '../../../src/rules/reign/model/attacks';
import type { Person } from '../../../src/rules/reign/model/model';
import { carryingLimit, fullPoints, personOf } from '../../../src/rules/reign/model/people';
import { testOf } from '../../../src/rules/reign/moments/tests';
import { HERO_IDS } from '../../../src/rules/reign/words/heroes';
import { fight, idsOf, offered, OGRE, played, SVEIN } from './hand';

const { state } = played(
  fight('guardroom', [
    [SVEIN, '0:4,3'],
    [OGRE, '0:5,3'],
  ]),
  [],
);
const { model } = state;
const [svein, ogre] = [personOf(model, SVEIN), personOf(model, 'ogre-1')];
const better = (level: LevelId): Person => ({ ...svein, gains: { ...svein.gains, levels: { [level]: 2 } } });

/** What is thrown with a better die by somebody better at this alone. */
const helpedBy = (level: LevelId): readonly string[] =>
  TEST_WHYS.filter((why) => testOf(model, better(level), why, 0).level === testOf(model, svein, why, 0).level + 2);

it('REIGN-024, REIGN-028, REIGN-029, REIGN-031, REIGN-032, REIGN-033, REIGN-034 every test throws the die of one characteristic', () => {
  const helped = LEVEL_IDS.map((level) => [level, helpedBy(level)] as const);
  expect(Object.fromEntries(helped)).toEqual({
    dexterity: ['pick', 'disarm', 'pickChest', 'steal'],
    intelligence: [],
    melee: [],
    shooting: ['throw'],
    agility: ['blocking', 'trap', 'bridge', 'jump', 'caveIn', 'falseStep'],
    magic: ['spell'],
    force: ['shove', 'breakFree', 'lid'],
    charisma: ['speech'],
    endurance: ['poison', 'infection'],
    will: ['fear', 'corruption', 'banishment', 'damnation'],
  });
  expect(helped.flatMap(([, whys]) => whys).sort()).toEqual([...TEST_WHYS].sort());
});

it('REIGN-026, REIGN-027 a blow is thrown with Melee, a shot with Shooting', () => {
  const levelOf = (who: Person, way: 'melee' | 'shot') =>
    attackOf(model, who, ogre, { way, weapon: null, isPowerful: false }).blow.level;
  expect([levelOf(svein, 'melee'), levelOf(better('melee'), 'melee')]).toEqual([6, 8]);
  expect([levelOf(svein, 'shot'), levelOf(better('shooting'), 'shot')]).toEqual([3, 5]);
  expect([levelOf(better('shooting'), 'melee'), levelOf(better('melee'), 'shot')]).toEqual([6, 3]);
});

it('REIGN-033 Endurance is taken off every blow, and Force is added to it', () => {
  const blow = (by: Person, target: Person) =>
    attackOf(model, by, target, { way: 'melee', weapon: svein.hands[0], isPowerful: false }).blow;
  expect(blow(better('force'), ogre).flat - blow(svein, ogre).flat).toBe(2);
  const hardier = { ...ogre, gains: { ...ogre.gains, levels: { endurance: 2 } } };
  expect(blow(svein, hardier).soak - blow(svein, ogre).soak).toBe(2);
  expect(carryingLimit(model, better('endurance')) - carryingLimit(model, svein)).toBe(20);
});

it('REIGN-030, REIGN-039 ten characteristics have a level and a die; action, hit and Destiny points are counted', () => {
  expect(LEVEL_IDS).toHaveLength(10);
  for (const id of HERO_IDS) {
    const { levels, actionPoints, hitPoints, destiny } = HEROES[id];
    expect(Object.keys(levels)).toEqual([...LEVEL_IDS]);
    expect([actionPoints, hitPoints, destiny].every((points) => Number.isInteger(points) && points > 0)).toBe(true);
  }
  expect([svein.points, fullPoints(svein)]).toEqual([4, 4]);
});

it('REIGN-071 against somebody the level of the other is the difficulty', () => {
  const chanceOf = (kind: 'shove' | 'steal') => {
    const found = offered(state).find((one) => one.kind === kind);
    return found !== undefined && 'chance' in found ? found.chance : null;
  };
  expect(idsOf(state, 'shove').length).toBeGreaterThan(0);
  // Force 6 against the Force 8 of an ogre, Dexterity 5 against its Agility 2.
  expect(chanceOf('shove')).toEqual(oddsOf({ level: 6, dice: 1, bonus: 0, difficulty: 8 }));
  expect(chanceOf('steal')).toEqual(oddsOf({ level: 5, dice: 1, bonus: 0, difficulty: 2 }));
});
