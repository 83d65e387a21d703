import { CREATURE_IDS, type Creature, type CreatureId } from '../words/creatures';
import { LEVEL_IDS, type Levels } from '../words/levels';
import { dice, flat, thirds } from './amounts';

/** As the tables have them: Dex, Int, CC, Shoot, Agi, Mag, Force, Cha, End, Will. */
const levels = (...values: readonly number[]): Levels =>
  Object.fromEntries(LEVEL_IDS.map((id, at) => [id, values[at] ?? 0])) as Levels;

type Printed = Pick<Creature, 'levels' | 'actionPoints' | 'hitPoints'> & Partial<Creature>;

const PLAIN = {
  testDice: {},
  armour: 0,
  isForced: true,
  damage: dice(1),
  hasParry: false,
  webbing: 0,
  fear: 0,
  isFearless: false,
  canRun: true,
  flies: false,
  swarm: 1,
  keyword: null,
  coins: 0,
  treasures: 0,
  deployment: null,
} as const;

/** Tunable: the values are lost with the pictures (REIGN-260, REIGN-310); what is told in words is not. */
const PRINTED: Readonly<Record<CreatureId, Printed>> = {
  'creature:giant-rat': {
    levels: levels(1, 1, 3, 0, 5, 0, 2, 0, 2, 2),
    actionPoints: 3,
    hitPoints: 9,
    isForced: false,
    damage: dice(1, 1),
    isFearless: true,
    swarm: 3,
    coins: 1,
    deployment: dice(1, 7),
  },
  'creature:giant-spider': {
    levels: levels(3, 1, 5, 0, 6, 0, 5, 0, 4, 3),
    actionPoints: 4,
    hitPoints: 28,
    armour: 1,
    isForced: false,
    damage: dice(1, 6),
    webbing: 1,
    isFearless: true,
    coins: 2,
    deployment: thirds(1),
  },
  'creature:revenant': {
    levels: levels(1, 1, 5, 0, 2, 0, 5, 0, 5, 1),
    actionPoints: 3,
    hitPoints: 18,
    fear: 1,
    canRun: false,
    keyword: 'undead',
    coins: 3,
    deployment: thirds(1, 2),
  },
  'creature:ogre': {
    levels: levels(2, 1, 6, 2, 2, 0, 8, 1, 5, 3),
    testDice: { force: 2 },
    actionPoints: 3,
    hitPoints: 90,
    armour: 2,
    damage: dice(2),
    isFearless: true,
    canRun: false,
    coins: 15,
    deployment: flat(1),
  },
  'creature:madman': { levels: levels(3, 1, 4, 2, 3, 0, 4, 1, 4, 5), actionPoints: 3, hitPoints: 18 },
  'creature:peasant': {
    levels: levels(2, 2, 2, 1, 3, 0, 3, 2, 3, 2),
    actionPoints: 3,
    hitPoints: 10,
    isForced: false,
  },
  'creature:guard': {
    levels: levels(3, 2, 4, 3, 3, 0, 4, 3, 4, 4),
    actionPoints: 3,
    hitPoints: 18,
    armour: 1,
    hasParry: true,
  },
  'creature:cut-purse': { levels: levels(6, 3, 3, 3, 6, 0, 3, 3, 3, 3), actionPoints: 4, hitPoints: 14 },
  'creature:imp': {
    levels: levels(3, 2, 4, 0, 5, 0, 4, 1, 3, 4),
    actionPoints: 4,
    hitPoints: 10,
    flies: true,
    keyword: 'demon',
  },
};

const ALL = new Map(CREATURE_IDS.map((id): readonly [CreatureId, Creature] => [id, { ...PLAIN, ...PRINTED[id], id }]));

export function creatureOf(id: CreatureId): Creature {
  const creature = ALL.get(id);
  if (creature === undefined) throw new Error(`no creature ${id}`);
  return creature;
}
