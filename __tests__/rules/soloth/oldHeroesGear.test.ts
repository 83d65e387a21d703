import type { EquipmentId, HeroId } from '../../../src/rules/catacombs/words/ids';
import { EQUIPMENT_CARDS } from '../../../src/rules/catacombs/content/equipment';
import { SOLOTH_EQUIPMENT_IDS } from '../../../src/rules/catacombs/words/ids';
import { owning } from '../catacombs/support/gear';
import { solothFight } from './support';

const using = (hero: HeroId, item: EquipmentId) =>
  solothFight(owning(hero, item, { monsters: ['monster:troll', 'monster:cerberus'] })).act(hero, item);

const attacksOf = (table: ReturnType<typeof using>): readonly string[] => {
  const attacks: string[] = [];
  while (table.prompt.purpose.kind === 'flick') {
    attacks.push(table.prompt.purpose.attack);
    table.flick();
  }
  return attacks;
};

describe('the cards of Soloth for the old heroes', () => {
  it('SOL-003: eighteen in all, priced in hundreds', () => {
    expect(SOLOTH_EQUIPMENT_IDS).toHaveLength(18);
    expect(SOLOTH_EQUIPMENT_IDS.filter((id) => EQUIPMENT_CARDS[id].price % 100 !== 0)).toEqual([]);
  });

  it('the Throwing Axe: a Punch, then a Missile', () => {
    expect(attacksOf(using('hero:barbarian', 'equipment:throwing-axe'))).toEqual(['punch', 'missile']);
  });

  it('the Fan of Arrows: a chain of three Missiles, once per room', () => {
    const table = using('hero:elf', 'equipment:arrow-fan')
      .flick({ hits: ['monster:troll-1'] })
      .flick({ hits: ['monster:troll-1'] });
    expect(table.happened).toContain('unharmed');
    table.flick().nextRound();
    expect(table.options).toContain('hero:elf>arrows');
    expect(table.options).not.toContain('hero:elf>equipment:arrow-fan');
  });

  it('the Smoke Phial: a move, a Punch and a move; the moves hurt nobody', () => {
    const table = using('hero:thief', 'equipment:smoke-phial').flick({ hits: ['monster:troll-1'] });
    expect(table.happened).not.toContain('damaged');
    table.flick({ hits: ['monster:troll-1'] });
    expect(table.happened).toContain('damaged');
    table.flick({ hits: ['monster:cerberus-1'] });
    expect(table.happened).not.toContain('damaged');
    expect(table.prompt.purpose.kind).toBe('act');
  });

  it('the Crystal Wand: a Missile each turn, and no spell is spent', () => {
    const table = using('hero:wizard', 'equipment:crystal-wand');
    const spells = table.model.heroes['hero:wizard']!.spells;
    expect(attacksOf(table)).toEqual(['missile']);
    expect(table.model.heroes['hero:wizard']!.spells).toEqual(spells);
    expect(table.nextRound().options).toContain('hero:wizard>equipment:crystal-wand');
  });
});
