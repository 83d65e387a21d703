import { startCatacombs } from '../../../src/rules/catacombs';
import { FAMILIES } from '../../../src/rules/catacombs/words/ids';
import { expansionsOf } from '../../../src/rules/catacombs/content/expansionsOf';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { SORTS_OF, stockOf } from '../../../src/rules/catacombs/content/stock';
import {
  VARIANT_IDS,
  VERMIN_FAMILY_MONSTER_IDS,
  VERMIN_MONSTER_IDS,
  VERMIN_SPELL_IDS,
} from '../../../src/rules/catacombs/words/verminIds';
import { POISON_CARDS } from '../../../src/rules/catacombs/content/vermin/poison';
import type { DiscSort } from '../../../src/rules/catacombs/words/discSorts';
import { setupWith } from '../catacombs/support/setup';
import { verminFight } from './support';

const brown = Object.entries(stockOf(['vermin'])).filter(
  ([sort, count]) => count > 0 && stockOf([])[sort as DiscSort] === 0,
);
const verminOn = (sort: string) => VERMIN_FAMILY_MONSTER_IDS.filter((id) => SORTS_OF[id].some((one) => one === sort));

describe('the box of Vermin', () => {
  it('VERM-001: by itself, beside the base game or beside Soloth', () => {
    const stock = (expansions: readonly ('soloth' | 'vermin')[]) =>
      startCatacombs(setupWith({ expansions }), 1).state.model.stock;
    expect(stock([])).toMatchObject({ sewerRat: 0, vampire: 0, warrior: 3 });
    expect(stock(['vermin'])).toMatchObject({ sewerRat: 12, vampire: 0, warrior: 3 });
    expect(stock(['soloth', 'vermin'])).toMatchObject({ sewerRat: 12, vampire: 1, warrior: 3 });
  });

  it('VERM-004: twelve Monster cards and three Spells', () => {
    expect(VERMIN_MONSTER_IDS).toHaveLength(12);
    expect(VERMIN_SPELL_IDS).toHaveLength(3);
  });

  it('VERM-006 VERM-008: twenty tiny discs and a large one, all brown', () => {
    const ofSize = (size: string) =>
      brown
        .filter(([sort]) => MONSTER_CARDS[verminOn(sort)[0]!].size === size)
        .reduce((sum, [, count]) => sum + count, 0);
    expect([ofSize('tiny'), ofSize('large'), ofSize('medium'), ofSize('small')]).toEqual([20, 1, 0, 0]);
  });

  it('VERM-010 VERM-011: Remorhaz and Wyvern are one disc, so one of them keeps the other out', () => {
    const { model } = verminFight({ monsters: ['monster:remorhaz'] });
    expect(model.stock.remorhazOrWyvern).toBe(0);
    expect(SORTS_OF['monster:wyvern']).toEqual(SORTS_OF['monster:remorhaz']);
  });

  it('VERM-014: a tiny disc belongs to one kind alone', () => {
    const kinds = brown.filter(([sort]) => sort !== 'remorhazOrWyvern').map(([sort]) => verminOn(sort).length);
    expect(kinds).toEqual([1, 1, 1, 1]);
  });

  it('VERM-016: a fifth family, of these monsters alone', () => {
    expect(FAMILIES).toEqual(['undead', 'dungeon', 'mythological', 'infernal', 'vermin']);
    const members = Object.values(MONSTER_CARDS).filter(({ family }) => family === 'vermin');
    expect(members.map(({ id }) => id)).toEqual([...VERMIN_FAMILY_MONSTER_IDS]);
  });

  it('VERM-019 VERM-100: a variant has disc, family, life and reward of its original, and nothing else', () => {
    for (const id of VARIANT_IDS) {
      const { variantOf, family, size, life, gold, item } = MONSTER_CARDS[id];
      expect(MONSTER_CARDS[variantOf!]).toMatchObject({ family, size, life, gold, item });
      expect(SORTS_OF[id]).toEqual(SORTS_OF[variantOf!]);
    }
    expect(MONSTER_CARDS['monster:swordmaster-ghoul'].actions).not.toEqual(MONSTER_CARDS['monster:ghoul'].actions);
  });

  it('VERM-207: life, reward and abilities of the six', () => {
    const printed = VERMIN_FAMILY_MONSTER_IDS.map((id) => {
      const { life, gold, maxGold, abilities } = MONSTER_CARDS[id];
      return [life, gold, maxGold, abilities.map((one) => one.slice('ability:'.length)).join(' ')];
    });
    expect(printed).toEqual([
      [1, 100, 100, 'swarm weak'],
      [1, 100, 100, 'feeding-frenzy'],
      [1, 200, 200, 'lethal'],
      [1, 100, 100, 'incorporeal'],
      [4, 300, null, 'devourer stamina'],
      [4, 300, null, 'stamina'],
    ]);
  });

  it('VERM-003 VERM-060 VERM-098 VERM-103: who carries the new modifiers, and who strikes twice', () => {
    const carriers = (modifier: string) =>
      Object.values(MONSTER_CARDS).flatMap(({ id, actions }) =>
        actions.flat().some((step) => step.kind === 'pitch' && step.attack.modifiers.some((one) => one === modifier))
          ? [id.slice('monster:'.length)]
          : [],
      );
    expect(carriers('poison')).toEqual(['pit-viper', 'dread-scorpion', 'savage-centaur', 'venomous-spider']);
    expect(carriers('fear')).toEqual(['wyvern', 'elder-vampire']);
    const linesOf = (id: keyof typeof MONSTER_CARDS) =>
      MONSTER_CARDS[id].actions.map((steps) =>
        steps.map((step) =>
          step.kind === 'effect' ? step.effect : [...step.attack.modifiers, step.attack.type].join(),
        ),
      );
    expect(linesOf('monster:wyvern')).toEqual([['fear,punch'], ['critical,fireball']]);
    expect(linesOf('monster:dread-scorpion')).toEqual([['punch', 'poison,punch']]);
    expect(linesOf('monster:remorhaz')).toEqual([['punch', 'punch']]);
  });

  it('VERM-005 VERM-022: 21 Poison cards of 0 to 5, some of which take life besides', () => {
    expect(POISON_CARDS).toHaveLength(21);
    expect(new Set(POISON_CARDS.map(({ id }) => id)).size).toBe(21);
    expect([...new Set(POISON_CARDS.map(({ poison }) => poison))].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(POISON_CARDS.filter(({ damage }) => damage > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('VERM-074: the new spells are in the Wizard’s hand', () => {
    const handOf = (expansions: readonly 'vermin'[]) =>
      startCatacombs(setupWith({ expansions }), 1).state.model.heroes['hero:wizard']?.spells ?? [];
    expect(handOf(['vermin']).filter((id) => !handOf([]).includes(id))).toEqual([...VERMIN_SPELL_IDS]);
    expect(handOf(['vermin'])).toHaveLength(15);
  });

  it('VERM-072: the Elder Vampire needs the disc of Soloth', () => {
    expect(expansionsOf(['monster:elder-vampire'])).toEqual(['soloth', 'vermin']);
    expect(expansionsOf(['monster:swamp-orc'])).toEqual(['vermin']);
  });
});
