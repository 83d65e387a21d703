import { settled } from '../../src/ai/catacombs/settled';
import { foeWorth, stacksWorth } from '../../src/ai/catacombs/worth/foes';
import { lossFrom } from '../../src/ai/catacombs/worth/loss';
import { reachOfPiece } from '../../src/ai/catacombs/worth/pieces';
import { worth, type Side } from '../../src/ai/catacombs/worth/worth';
import type { CatacombsState } from '../../src/rules/catacombs';
import type { Captive } from '../../src/rules/catacombs/model/room';
import type { FightPlan } from '../rules/catacombs/support/fight';
import type { Table } from '../rules/catacombs/support/table';
import { frozenFight } from '../rules/soloth/frost';
import { solothParty } from '../rules/soloth/support';
import { verminFight } from '../rules/vermin/support';

const eyesOf = (side: Side) => ({ side, foresight: 0.6, turn: 0.07, now: 'heroes' }) as const;
const heroes = (table: Table): number => worth(table.state, eyesOf('heroes'));
const foeAt = (table: Table, id: string): number => foeWorth(table.model, table.piece(id));

function withRoom(table: Table, change: { captives: readonly Captive[] }): Table {
  const { state } = table;
  table.state = { ...state, model: { ...state.model, room: { ...state.model.room!, ...change } } };
  return table;
}

describe('what monsters of Soloth are worth', () => {
  const fightWith = (plan: FightPlan): Table => solothParty(plan);

  it('a mount is dearer than the rider whom it leaves behind', () => {
    const table = fightWith({ monsters: ['monster:orc-wolf-rider', 'monster:orc'] });
    expect(foeAt(table, 'monster:orc-wolf-rider-1')).toBeGreaterThan(foeAt(table, 'monster:orc-1') + 3);
  });

  it('a Phoenix that will rise again is none the weaker for a wound', () => {
    const wounded = (others: NonNullable<FightPlan['monsters']>) => {
      const table = fightWith({
        monsters: ['monster:phoenix', ...others],
        pieces: [{ id: 'monster:phoenix-1', life: 1 }],
      });
      return foeAt(table, 'monster:phoenix-1');
    };
    expect(wounded(['monster:orc'])).toBeGreaterThan(wounded([]));
  });

  it('a Shade is not hurt by blows', () => {
    const table = fightWith({ monsters: ['monster:shade', 'monster:skeleton-warrior'] });
    const loss = (id: string) => lossFrom(table.model, table.piece(id), 1);
    expect(loss('monster:shade-1')).toBeLessThan(loss('monster:skeleton-warrior-1') / 2);
  });

  it('a Siren leaves everybody a Punch', () => {
    const blows = (monster: 'monster:siren' | 'monster:gargoyle') => {
      const table = fightWith({ monsters: [monster] });
      return reachOfPiece(table.model, table.piece('hero:sorceress')).blows;
    };
    expect([blows('monster:gargoyle'), blows('monster:siren')]).toEqual([2, 1]);
  });

  it('frost takes more from the Overseer the stronger it is', () => {
    const gain = (monster: 'monster:cerberus' | 'monster:zombie') => {
      const plan: FightPlan = { monsters: [monster, ['monster:orc', [240, 60]]] };
      return heroes(frozenFight([`${monster}-1`], plan)) - heroes(frozenFight([], plan));
    };
    expect(gain('monster:cerberus')).toBeGreaterThan(gain('monster:zombie') + 1);
  });

  it('armour takes what would cost the Paladin his life', () => {
    const loss = (armour: number) => {
      const table = fightWith({ boards: { 'hero:paladin': { life: 1, armour } } });
      return lossFrom(table.model, table.piece('hero:paladin'), 1);
    };
    expect(loss(1)).toBeLessThan(loss(0) / 4);
  });
});

describe('what Vermin are worth', () => {
  it('a swallowed hero makes the one that has him worth killing', () => {
    const table = verminFight({ monsters: ['monster:remorhaz'] });
    const before = foeAt(table, 'monster:remorhaz-1');
    withRoom(table, { captives: [{ hero: 'hero:elf', by: 'monster:remorhaz-1' }] });
    expect(foeAt(table, 'monster:remorhaz-1')).toBeGreaterThan(before + 5);
  });

  it('rats on a hero are not lost to the Overseer', () => {
    const table = verminFight({ monsters: ['monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] });
    const { 'monster:sewer-rat-1': rat, ...pieces } = table.model.room!.pieces;
    if (rat?.kind !== 'monster') throw new Error('no rat');
    const room = { ...table.model.room!, pieces, stacks: [{ on: 'hero:elf', monsters: [rat] }] };
    expect(stacksWorth({ ...table.model, room })).toBe(foeAt(table, rat.id));
    expect(stacksWorth(table.model)).toBe(0);
  });

  it('what poisons is more than a blow', () => {
    const table = verminFight({ monsters: ['monster:pit-viper', 'monster:savage-centaur', 'monster:blood-skull'] });
    const blows = (id: string) => reachOfPiece(table.model, table.piece(id)).blows;
    expect(blows('monster:pit-viper-1')).toBeGreaterThan(2);
    expect(blows('monster:savage-centaur-1')).toBeGreaterThan(2);
    expect(blows('monster:blood-skull-1')).toBe(1);
  });
});

it('a blow that armour may take is seen to its end', () => {
  const table = solothParty({ monsters: ['monster:giant-scorpion'] })
    .passAll()
    .act('monster:giant-scorpion-1', 'attack-1')
    .flick({ hits: ['hero:paladin'] });
  const asked: CatacombsState = table.state;
  expect(asked.prompt?.purpose.kind).toBe('absorb');
  const end = settled(asked, eyesOf('overseer'));
  expect(end.prompt?.purpose.kind).not.toBe('absorb');
  expect(end.model.heroes['hero:paladin']?.armour).toBe(1);
});
