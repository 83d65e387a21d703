import { DISC_SIZES, type DiscSize, startCatacombs } from '../../../src/rules/catacombs';
import { EQUIPMENT_CARDS, equipmentOf } from '../../../src/rules/catacombs/content/equipment';
import { MONSTER_CARDS } from '../../../src/rules/catacombs/content/monsters';
import { discsIn, SORTS_OF, stockOf } from '../../../src/rules/catacombs/content/stock';
import {
  BASE_HERO_IDS,
  FAMILIES,
  MONSTER_IDS,
  SOLOTH_HERO_IDS,
  SOLOTH_MONSTER_IDS,
  type Family,
  type MonsterId,
} from '../../../src/rules/catacombs/words/ids';
import { setupWith } from '../catacombs/support/setup';

const box = stockOf(['soloth']);
const discsOf = (family: Family, size: DiscSize): number =>
  SOLOTH_MONSTER_IDS.filter((id) => MONSTER_CARDS[id].family === family && MONSTER_CARDS[id].size === size)
    .flatMap((id: MonsterId) => SORTS_OF[id])
    .reduce((sum, sort) => sum + discsIn(box, sort), 0);

describe('the box of Soloth', () => {
  it('SOL-003 SOL-272: twelve monsters, each on discs of its own', () => {
    expect(SOLOTH_MONSTER_IDS).toHaveLength(12);
    for (const id of SOLOTH_MONSTER_IDS) expect(box[SORTS_OF[id][0]!]).toBeGreaterThan(0);
  });

  it('SOL-006 SOL-007 SOL-009: large 1 grey, 3 green, 3 blue, 2 orange; medium 4, 4, 4, 5', () => {
    const families = FAMILIES.slice(0, 4);
    const counts = (size: DiscSize) => families.map((family) => discsOf(family, size));
    expect(families).toEqual(['undead', 'dungeon', 'mythological', 'infernal']);
    expect(counts('large')).toEqual([1, 3, 3, 2]);
    expect(counts('medium')).toEqual([4, 4, 4, 5]);
    for (const size of DISC_SIZES.filter((one) => one !== 'large' && one !== 'medium')) {
      expect(counts(size)).toEqual([0, 0, 0, 0]);
    }
  });

  it('SOL-001 SOL-015: without the expansion none of its discs and cards are there; with it one reserve holds all', () => {
    const plain = startCatacombs(setupWith(), 1).state.model;
    expect(plain.stock).toMatchObject({ vampire: 0, warrior: 3 });
    expect(plain.equipmentDeck).not.toContain('equipment:war-hammer');
    const { model } = startCatacombs(setupWith({ expansions: ['soloth'] }), 1).state;
    expect(model.stock).toMatchObject({ vampire: 1, lizardMan: 4, warrior: 3, orc: 5 });
    expect([...model.equipmentDeck].sort()).toEqual([...equipmentOf(['soloth'])].sort());
  });

  it.each([
    ['base', BASE_HERO_IDS],
    ['Soloth', SOLOTH_HERO_IDS],
  ])('SOL-028: whatever a monster leaves can be used by somebody among the %s heroes', (_box, heroes) => {
    const rewards = MONSTER_IDS.flatMap((id) => MONSTER_CARDS[id].item ?? []);
    expect(rewards).toEqual(['equipment:war-hammer', 'equipment:phoenix-feather']);
    const idle = rewards.filter(
      (id) => !EQUIPMENT_CARDS[id].owners.some((owner) => heroes.some((one) => one === owner)),
    );
    expect(idle).toEqual([]);
  });
});
