import { ABILITIES } from '../../../src/rules/catacombs/moments/abilities';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { BASE_HEROES } from '../../../src/rules/catacombs/content/base/heroes';
import { HERO_CARDS } from '../../../src/rules/catacombs/content/heroes';
import { BASE_LORDS } from '../../../src/rules/catacombs/content/base/lords';
import { LORD_CARDS } from '../../../src/rules/catacombs/content/lords';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { BASE_COMBAT_ROOMS } from '../../../src/rules/catacombs/content/base/rooms';
import { LAIRS, specialRoomsOf } from '../../../src/rules/catacombs/content/rooms';
import { SPELL_HAND } from '../../../src/rules/catacombs/content/base/spells';
import { SPELL_CARDS } from '../../../src/rules/catacombs/content/spells';
import { discsIn, stockOf, SORTS_OF } from '../../../src/rules/catacombs/content/stock';
import {
  BASE_EQUIPMENT_IDS,
  BASE_HERO_IDS,
  BASE_LORD_IDS,
  BASE_MONSTER_IDS,
  MONSTER_IDS,
  BASE_SPELL_IDS,
  type HeroId,
} from '../../../src/rules/catacombs/words/ids';
import type { Attack, Step } from '../../../src/rules/catacombs/words/attack';

const attacksIn = (steps: readonly Step[]): readonly Attack[] =>
  steps.flatMap((step) => (step.kind === 'effect' ? [] : [step.attack]));

const everyAttack = [
  ...BASE_HERO_IDS.flatMap((id) => HERO_CARDS[id].actions.flatMap(({ steps }) => attacksIn(steps))),
  ...BASE_LORD_IDS.flatMap((id) => LORD_CARDS[id].actions.flatMap(({ steps }) => attacksIn(steps))),
  ...BASE_MONSTER_IDS.flatMap((id) => MONSTER_CARDS[id].actions.flatMap(attacksIn)),
  ...BASE_SPELL_IDS.flatMap((id) => attacksIn(SPELL_CARDS[id].steps)),
];

const baseLairs = LAIRS.filter(({ lord }) => BASE_LORD_IDS.some((id) => id === lord));

describe('the cards of the box', () => {
  it('BASE-002: 72 cards: 12 spells, 9 of equipment, 38 rooms with the Camp Tracker, 13 monsters', () => {
    expect(SPELL_HAND).toHaveLength(12);
    expect(BASE_EQUIPMENT_IDS).toHaveLength(9);
    expect(BASE_MONSTER_IDS).toHaveLength(13);
    const campTracker = 1;
    const rooms = [...BASE_COMBAT_ROOMS, ...specialRoomsOf([]), ...baseLairs];
    expect(rooms.length + campTracker).toBe(38);
  });

  it('BASE-017: eight boards, one for each hero and one for each Lord', () => {
    expect(Object.keys(BASE_HEROES)).toEqual([...BASE_HERO_IDS]);
    expect(Object.keys(BASE_LORDS)).toEqual([...BASE_LORD_IDS]);
    expect(BASE_HERO_IDS.length + BASE_LORD_IDS.length).toBe(8);
  });

  it('BASE-085: rooms are combat rooms of three levels, Merchant, two Healers, and a lair for each Lord', () => {
    const ofLevel = ([0, 1, 2] as const).map(
      (level) => BASE_COMBAT_ROOMS.filter((card) => card.level === level).length,
    );
    expect(ofLevel).toEqual([8, 14, 8]);
    expect(specialRoomsOf([]).map(({ kind }) => kind)).toEqual(['merchant', 'healer', 'healer']);
    expect(baseLairs.map(({ lord }) => lord)).toEqual(BASE_LORD_IDS);
  });

  it('BASE-005: every price and reward is made of hundreds', () => {
    const prices = BASE_EQUIPMENT_IDS.map((id) => EQUIPMENT_CARDS[id].price);
    const rewards = BASE_MONSTER_IDS.map((id) => MONSTER_CARDS[id].gold);
    const bonuses = BASE_HERO_IDS.map((id) => HERO_CARDS[id].goldPerKill);
    expect([...prices, ...rewards, ...bonuses].filter((gold) => gold % 100 !== 0)).toEqual([]);
  });

  it('BASE-148 BASE-154: a fireball knows no modifier', () => {
    expect(everyAttack.filter(({ type, modifiers }) => type === 'fireball' && modifiers.length > 0)).toEqual([]);
    expect(everyAttack.some(({ type }) => type === 'fireball')).toBe(true);
  });

  it('BASE-054: every hero’s basic attack is a Punch', () => {
    for (const id of BASE_HERO_IDS) {
      const [basic] = HERO_CARDS[id].actions;
      expect(basic).toMatchObject({
        id: 'punch',
        kind: 'attack',
        steps: [{ kind: 'pitch', attack: { type: 'punch' } }],
      });
      expect(HERO_CARDS[id].actions.filter(({ kind }) => kind === 'attack')).toEqual([basic]);
    }
  });

  it('BASE-038: heroes come from the easiest to the hardest to play', () => {
    expect(BASE_HERO_IDS).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard']);
  });

  it('BASE-045: strong equipment for the Thief, and something for everybody', () => {
    const ownedBy = (hero: HeroId) => BASE_EQUIPMENT_IDS.filter((id) => EQUIPMENT_CARDS[id].owners.includes(hero));
    const onlyThiefs = ownedBy('hero:thief').filter((id) => EQUIPMENT_CARDS[id].owners.length === 1);
    expect(onlyThiefs).toEqual(['equipment:throwing-knives', 'equipment:shadow-cloak']);
    for (const hero of BASE_HERO_IDS) expect(ownedBy(hero).length).toBeGreaterThan(0);
    for (const id of BASE_EQUIPMENT_IDS)
      expect([200, 300, 400, 500, 600, 700, 800]).toContain(EQUIPMENT_CARDS[id].price);
  });
});

describe('monster cards', () => {
  it('BASE-133 BASE-232: one life or two, worth 100 to 300 gold', () => {
    for (const id of BASE_MONSTER_IDS) {
      expect([1, 2]).toContain(MONSTER_CARDS[id].life);
      expect([100, 200, 300]).toContain(MONSTER_CARDS[id].gold);
    }
  });

  it('BASE-268: who turns over has one life, who regenerates has two', () => {
    const turning = BASE_MONSTER_IDS.filter((id) =>
      MONSTER_CARDS[id].abilities.some((one) => one === 'ability:fire-wall' || one === 'ability:feeding-frenzy'),
    );
    expect(turning.map((id) => MONSTER_CARDS[id].life)).toEqual([1, 1]);
    const healing = BASE_MONSTER_IDS.filter((id) => MONSTER_CARDS[id].abilities.includes('ability:regeneration'));
    expect(healing.map((id) => MONSTER_CARDS[id].life)).toEqual([2]);
  });

  it('every ability is on some card, and every card has one that the rules know', () => {
    const printed = new Set(MONSTER_IDS.flatMap((id) => MONSTER_CARDS[id].abilities));
    expect([...printed].sort()).toEqual(Object.keys(ABILITIES).sort());
  });

  it('BASE-143: missiles and fireballs are shot by whoever’s card grants it', () => {
    const shooters = BASE_MONSTER_IDS.filter((id) =>
      MONSTER_CARDS[id].actions.flatMap(attacksIn).some(({ type }) => type !== 'punch'),
    );
    expect(shooters).toEqual([
      'monster:skeleton-archer',
      'monster:crypt-spider',
      'monster:centaur',
      'monster:fire-demon',
    ]);
  });
});

describe('the Lords’ boards', () => {
  it('BASE-056 BASE-060: four Lords and their life', () => {
    expect(BASE_LORD_IDS.map((id) => [id, LORD_CARDS[id].life])).toEqual([
      ['lord:sorcerer', 7],
      ['lord:gorgon', 5],
      ['lord:lich', 10],
      ['lord:dragon', 13],
    ]);
  });

  it('BASE-059 BASE-139: each has a Punch, special actions, minions and a wandering monster', () => {
    for (const id of BASE_LORD_IDS) {
      const { actions, minions, wandering } = LORD_CARDS[id];
      expect(actions[0]).toMatchObject({ id: 'punch', kind: 'attack' });
      const specials = actions.slice(1);
      expect(specials.every(({ kind }) => kind === 'special')).toBe(true);
      expect([2, 3]).toContain(specials.length);
      expect(Object.keys(minions).length).toBeGreaterThan(0);
      expect(BASE_MONSTER_IDS).toContain(wandering);
    }
  });

  it('BASE-061: illusions, fire, stone and hordes', () => {
    const effectsOf = (lord: (typeof BASE_LORD_IDS)[number]) =>
      LORD_CARDS[lord].actions.flatMap(({ steps }) =>
        steps.flatMap((one) => (one.kind === 'effect' ? one.effect : [])),
      );
    expect(effectsOf('lord:sorcerer')).toEqual(['effect:mirage', 'effect:veil']);
    expect(effectsOf('lord:lich')).toEqual(['effect:raise']);
    expect(effectsOf('lord:dragon')).toEqual(['effect:spawn']);
    const breath = LORD_CARDS['lord:dragon'].actions.find(({ id }) => id === 'breath');
    expect(attacksIn(breath?.steps ?? []).map(({ type }) => type)).toEqual(['punch', 'fireball']);
    const petrifying = LORD_CARDS['lord:gorgon'].actions.flatMap(({ steps }) => attacksIn(steps));
    expect(petrifying.some(({ traits }) => traits.includes('petrify'))).toBe(true);
  });

  it('BASE-089: every wandering type has at least four discs', () => {
    for (const id of BASE_LORD_IDS) {
      const discs = SORTS_OF[LORD_CARDS[id].wandering].reduce((total, sort) => total + discsIn(stockOf([]), sort), 0);
      expect(discs).toBeGreaterThanOrEqual(4);
    }
  });

  it('the Dragon leaves two of its four Fire Spirits in the reserve, to be spawned', () => {
    expect(LORD_CARDS['lord:dragon'].minions['monster:fire-spirit']).toBe(2);
    expect(stockOf([]).fireSpirit).toBe(4);
  });
});
