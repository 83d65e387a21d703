import { shownAfter } from '../../../src/session/catacombs/shown/shownAfter';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import type { Table } from '../../rules/catacombs/support/table';
import { overseersTurn, poisonOf, withDeck } from '../../rules/vermin/support';

const ELF = 'hero:elf';

/** What is to be seen once everything that the last command brought has been told. */
function told(before: Table['state'], table: Table) {
  const next = shownOf(table.state);
  return table.events.reduce((shown, event) => shownAfter(shown, event, next), shownOf(before));
}

it('VERM-037: a hero’s poison grows as it is told', () => {
  const table = withDeck(overseersTurn({ monsters: ['monster:pit-viper', 'monster:orc'] }), poisonOf(2), poisonOf(3));
  const before = table.act('monster:pit-viper-1', 'attack-1').state;
  table.flick({ hits: [ELF] });
  expect(shownOf(before).heroes[ELF]?.poison).toBe(0);
  expect(told(before, table).heroes[ELF]?.poison).toBe(5);
  expect(told(before, table).heroes[ELF]).toEqual(shownOf(table.state).heroes[ELF]);
});

const RAT = (number: number): string => `monster:sewer-rat-${number}`;
const swarm = () =>
  overseersTurn({ monsters: ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat', 'monster:orc'] });

it('VERM-139 VERM-150: who climbs is off the board, and sits on whom it has struck', () => {
  const table = swarm();
  const before = table.act(RAT(1), 'attack-1').state;
  const after = told(before, table.flick({ hits: [ELF] }));
  expect(after.pieces).not.toHaveProperty([RAT(1)]);
  expect(after.pieces[ELF]?.swarm).toEqual([RAT(1)]);
  expect(after).toEqual(shownOf(table.state));
});

it('VERM-142: three have bitten, and none of them sits there any more', () => {
  const table = swarm();
  for (const number of [1, 2]) table.act(RAT(number), 'attack-1').flick({ hits: [ELF] });
  table.act(RAT(3), 'attack-1').flick({ hits: [ELF] });
  const before = table.state;
  expect(shownOf(before).pieces[ELF]?.swarm).toEqual([RAT(1), RAT(2), RAT(3)]);
  const after = told(before, table.choose('bite'));
  expect(after.pieces[ELF]?.swarm).toEqual([]);
  expect(after.heroes[ELF]?.life).toBe(7);
});

it('VERM-143: they are set down at the end of the turn', () => {
  const table = swarm();
  table
    .act(RAT(1), 'attack-1')
    .flick({ hits: [ELF] })
    .passAll();
  const before = table.state;
  expect(shownOf(before).pieces[ELF]?.swarm).toEqual([RAT(1)]);
  const after = told(before, table.place({ [RAT(1)]: [80, 390] }));
  expect(after.pieces[ELF]?.swarm).toEqual([]);
  expect(after.pieces).toHaveProperty([RAT(1)]);
});

const jaws = () => overseersTurn({ monsters: ['monster:remorhaz', 'monster:orc'] });

it('VERM-105: who is swallowed is in the belly of whom it names', () => {
  const table = jaws()
    .act('monster:remorhaz-1', 'attack-1')
    .flick({ hits: [ELF] });
  const before = table.state;
  const after = told(before, table.flick({ hits: [ELF] }));
  expect(after.pieces).not.toHaveProperty([ELF]);
  expect(after.heroes[ELF]?.swallowedBy).toBe('monster:remorhaz-1');
  expect(after.heroes).toEqual(shownOf(table.state).heroes);
});

it('VERM-109: its death lets him out, back onto the board', () => {
  const plan = {
    monsters: ['monster:remorhaz', 'monster:orc'],
    pieces: [{ id: 'monster:remorhaz-1', life: 1 }],
  } as const;
  const table = overseersTurn(plan)
    .act('monster:remorhaz-1', 'attack-1')
    .flick({ hits: [ELF] })
    .flick({ hits: [ELF] });
  const before = table.passAll().act('hero:barbarian', 'punch').state;
  const after = told(before, table.flick({ hits: ['monster:remorhaz-1'] }));
  expect(after.heroes[ELF]?.swallowedBy).toBeNull();
  expect(after.pieces).toHaveProperty([ELF]);
});
