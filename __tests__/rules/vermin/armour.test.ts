import type { CatacombsSetup } from '../../../src/rules/catacombs';
import type { FightPlan } from '../catacombs/support/fight';
import { ANN, BOB } from '../catacombs/support/setup';
import { overseersTurn, poisonOf, withDeck } from './support';

const PALADIN = 'hero:paladin';
const seats: Partial<CatacombsSetup> = {
  expansions: ['soloth', 'vermin'],
  heroSeats: [
    { seat: ANN, heroes: ['hero:elf', 'hero:barbarian'] },
    { seat: BOB, heroes: [PALADIN, 'hero:wizard'] },
  ],
};
const turn = (plan: FightPlan) => overseersTurn({ setup: seats, heroes: { [PALADIN]: [240, 420] }, ...plan });

describe('the armour of the Paladin', () => {
  it('VERM-161 VERM-174: one point keeps both cards of a Viper off', () => {
    const table = turn({ monsters: ['monster:pit-viper', 'monster:orc'] }).act('monster:pit-viper-1', 'attack-1');
    withDeck(table, poisonOf(1), poisonOf(1))
      .flick({ hits: [PALADIN] })
      .choose('absorb');
    expect(table.model.heroes[PALADIN]?.poison ?? []).toEqual([]);
  });

  it('VERM-160: blocking one of the two Punches saves him from being swallowed', () => {
    const table = turn({ monsters: ['monster:remorhaz', 'monster:orc'] }).act('monster:remorhaz-1', 'attack-1');
    table
      .flick({ hits: [PALADIN] })
      .choose('absorb')
      .flick({ hits: [PALADIN] })
      .choose('suffer');
    expect(table.has(PALADIN)).toBe(true);
  });

  it('VERM-175: a hero beside him is swallowed whatever he does', () => {
    const table = turn({ monsters: ['monster:remorhaz', 'monster:orc'] }).act('monster:remorhaz-1', 'attack-1');
    table
      .flick({ hits: ['hero:elf', PALADIN] })
      .choose('absorb')
      .flick({ hits: ['hero:elf', PALADIN] })
      .choose('absorb');
    expect(table.has('hero:elf')).toBe(false);
    expect(table.has(PALADIN)).toBe(true);
  });

  it('VERM-153: it may be spent when a rat strikes, which then does not climb; never against the swarm itself', () => {
    const monsters = ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] as const;
    const spent = turn({ monsters })
      .act('monster:sewer-rat-1', 'attack-1')
      .flick({ hits: [PALADIN] });
    expect(spent.prompt.purpose).toMatchObject({ kind: 'absorb', hero: PALADIN });
    expect(spent.choose('absorb').has('monster:sewer-rat-1')).toBe(true);
    const swarmed = turn({ monsters });
    for (const number of [1, 2, 3]) {
      swarmed
        .act(`monster:sewer-rat-${number}`, 'attack-1')
        .flick({ hits: [PALADIN] })
        .choose('suffer');
    }
    expect(swarmed.choose('bite').prompt.purpose.kind).toBe('act');
    expect(swarmed.happened).toContain('damaged');
  });
});
