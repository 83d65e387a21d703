import type { ReignDeed, ReignPurpose } from '../../../src/rules/reign';
import { DAGGER, OGRE, RAT, SVEIN, YSOLDE } from './reignEvents';

type Purpose<K extends ReignPurpose['kind']> = Extract<ReignPurpose, { kind: K }>;

/** One of every kind at least: a kind without is a type error. */
export const PURPOSES: { readonly [K in ReignPurpose['kind']]: readonly Purpose<K>[] } = {
  order: [{ kind: 'order', leader: SVEIN }],
  next: [{ kind: 'next' }],
  act: [{ kind: 'act', who: RAT, points: 3 }],
  interrupt: [{ kind: 'interrupt', who: SVEIN, enemy: OGRE, points: 2 }],
  blocked: [{ kind: 'blocked', who: SVEIN }],
  land: [{ kind: 'land', who: SVEIN }],
  climbOut: [{ kind: 'climbOut', who: SVEIN }],
  overrun: [{ kind: 'overrun', who: SVEIN }],
  guard: [{ kind: 'guard', who: SVEIN, by: OGRE }],
  parry: [{ kind: 'parry', who: SVEIN, by: OGRE, damage: 7 }],
  rethrow: (['attack', 'search', 'pick'] as const).map((why) => ({ kind: 'rethrow', who: SVEIN, why })),
  throwAt: [{ kind: 'throwAt', who: SVEIN, item: DAGGER }],
  whisk: [{ kind: 'whisk', who: SVEIN }],
  returnFrom: [{ kind: 'returnFrom', who: SVEIN, dead: YSOLDE }],
  roped: [{ kind: 'roped', who: SVEIN, target: YSOLDE }],
  town: [{ kind: 'town', who: SVEIN, coins: 120, xp: 14 }],
  muster: [{ kind: 'muster', leader: SVEIN }],
  stepOn: [{ kind: 'stepOn', who: SVEIN }],
  pull: [{ kind: 'pull', who: SVEIN }],
  keep: [{ kind: 'keep', who: SVEIN }],
  cheatDeath: (['lava', 'wounds'] as const).map((why) => ({ kind: 'cheatDeath', who: SVEIN, why })),
};

type Of<K extends ReignDeed['kind']> = Extract<ReignDeed, { kind: K }>;
type Made = { readonly [K in ReignDeed['kind']]: (kind: K) => Of<K> };

const HALF = { wins: 1, of: 2 };
const plain = <K extends ReignDeed['kind']>(kind: K) => ({ id: kind, kind, cost: 1 }) as unknown as Of<K>;
const made =
  (more: object) =>
  <K extends ReignDeed['kind']>(kind: K) =>
    ({ id: kind, kind, cost: 1, ...more }) as unknown as Of<K>;

const AT_TARGET = made({ target: RAT, hit: HALF, chance: HALF, weapon: DAGGER });
const AT_DOOR = made({ door: 4, hit: HALF, chance: HALF, weapon: null });
const AT_CHEST = made({ element: 'chest-1', hit: HALF, chance: HALF, weapon: null });
const OF_ITEM = made({ item: DAGGER, target: YSOLDE, to: DAGGER, price: 15, hand: 0, chance: HALF });
const WAY = made({ to: 3, way: [] });

const MAKERS: Made = {
  ...{ walk: WAY, run: WAY, advance: WAY, melee: AT_TARGET, powerful: AT_TARGET, freeBlow: AT_TARGET },
  ...{ shoot: made({ target: RAT, hit: HALF, weapon: null }), precise: AT_TARGET, smash: AT_DOOR, smashHard: AT_DOOR },
  ...{ open: AT_DOOR, close: AT_DOOR, pick: AT_DOOR, disarm: made({ trap: 'hole-1', chance: HALF }) },
  ...{ layTrap: made({ item: DAGGER, at: 3 }), shove: made({ target: RAT, to: 3, chance: HALF }) },
  ...{ jump: made({ to: 3, over: [2], chance: HALF }), drink: OF_ITEM, hold: OF_ITEM, hand: OF_ITEM, take: OF_ITEM },
  ...{ search: made({ at: 3 }), rummage: AT_CHEST, openChest: AT_CHEST, pickChest: AT_CHEST, smashChest: AT_CHEST },
  ...{ smashChestHard: AT_CHEST, cast: made({ spell: 'spell:spark', target: RAT, at: null, chance: HALF }) },
  ...{
    threaten: plain,
    encourage: plain,
    manipulate: plain,
    corrupt: made({ target: OGRE, coins: 300, chance: HALF }),
  },
  ...{ steal: AT_TARGET, throw: OF_ITEM, don: OF_ITEM, soothe: AT_TARGET, read: OF_ITEM, teleport: OF_ITEM },
  ...{ rewind: OF_ITEM, bind: OF_ITEM, name: OF_ITEM, rope: AT_TARGET, portal: made({ element: 'portal-1' }) },
  ...{ challenge: AT_TARGET, lid: made({ element: 'well-1', chance: HALF }), stealOrb: AT_TARGET, takeOrb: plain },
  ...{ askForOrb: AT_TARGET, giveUp: plain, fury: plain, breakFree: plain, join: AT_TARGET, wait: plain, end: plain },
  ...{ buy: made({ thing: 'weapon:dagger', price: 30 }), sell: OF_ITEM, store: OF_ITEM, fetch: OF_ITEM, pass: OF_ITEM },
  ...{ wield: OF_ITEM, wear: OF_ITEM, raise: made({ level: 'force', xp: 9 }), raiseHitPoints: made({ xp: 5 }) },
  ...{ raiseActionPoints: made({ xp: 30 }), learnSkill: made({ skill: 'skill:parry', xp: 10 }) },
  ...{
    learnSpell: made({ spell: 'spell:glow', xp: 5 }),
    cureHandicap: made({ handicap: 'handicap:limp', price: 150 }),
  },
};

/** One of every kind: a kind without is a type error. */
export const DEEDS: readonly ReignDeed[] = Object.entries(MAKERS).map(([kind, make]) =>
  (make as (kind: string) => ReignDeed)(kind),
);
