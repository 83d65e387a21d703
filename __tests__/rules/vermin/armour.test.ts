import type { CatacombsSetup } from '../../../src/rules/catacombs';
import type { FightPlan } from '../catacombs/support/fight';
import { ANN, BOB } from '../catacombs/support/setup';
import type { Table } from '../catacombs/support/table';
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

describe('a cloak', () => {
  const THIEF = 'hero:thief';
  const SORCERESS = 'hero:sorceress';
  const HUNTER = 'hero:witch-hunter';
  const rat = (number: number) => `monster:sewer-rat-${number}`;
  const setup: Partial<CatacombsSetup> = {
    expansions: ['soloth', 'vermin'],
    heroSeats: [
      { seat: ANN, heroes: [THIEF, SORCERESS] },
      { seat: BOB, heroes: [HUNTER, 'hero:elf'] },
    ],
  };
  const monsters = ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] as const;
  const boards = {
    [THIEF]: { equipment: ['equipment:shadow-cloak'] },
    [SORCERESS]: { equipment: ['equipment:moon-veil'] },
    [HUNTER]: { trophies: { kept: [], active: ['artefact:trophy-cloak'] } },
  } as const;
  const heroes = { [THIEF]: [160, 420], [SORCERESS]: [200, 420], [HUNTER]: [240, 420] } as const;
  const bitten = (table: Table, hero: string, number = 1) => table.act(rat(number), 'attack-1').flick({ hits: [hero] });
  const begun = () => overseersTurn({ setup, heroes, monsters, boards });

  it.each([
    [THIEF, ANN, 'equipment:shadow-cloak'],
    [SORCERESS, ANN, 'equipment:moon-veil'],
    [HUNTER, BOB, 'artefact:trophy-cloak'],
  ] as const)('VERM-153: of %s, whom %s plays, stops a rat that struck from climbing: %s', (hero, seat, equipment) => {
    const table = bitten(begun(), hero);
    expect(table.prompt).toMatchObject({ seats: [seat], purpose: { kind: 'cancelPitch', hero, equipment, damage: 0 } });
    expect(table.options).toEqual(['cancel', 'suffer']);
    table.choose('cancel');
    expect(table.has(rat(1))).toBe(true);
    expect(table.happened).not.toContain('climbed');
    expect(table.events).toContainEqual({
      kind: 'unharmed',
      target: hero,
      by: rat(1),
      because: equipment,
      rule: 'BASE-341',
    });
    // Once per room: the next rat climbs, and nobody is asked.
    expect(bitten(table, hero, 2).event('climbed')).toMatchObject({ piece: rat(2), on: hero, count: 1 });
  });

  it('VERM-153: kept, it is not asked about for the Swarm Attack itself', () => {
    const table = begun();
    for (const number of [1, 2, 3]) bitten(table, THIEF, number).choose('suffer');
    expect(table.prompt.purpose).toEqual({ kind: 'swarmAttack', on: THIEF });
    table.choose('bite');
    expect(table.event('damaged')).toMatchObject({ target: THIEF, amount: 1 });
    expect(table.prompt.purpose.kind).toBe('act');
  });
});
