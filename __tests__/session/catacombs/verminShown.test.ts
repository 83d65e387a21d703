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

it('VERM-105 VERM-150: who climbs and who is swallowed is seen no longer', () => {
  const swarm = overseersTurn({ monsters: ['monster:sewer-rat', 'monster:orc'] });
  const beforeSwarm = swarm.act('monster:sewer-rat-1', 'attack-1').state;
  expect(told(beforeSwarm, swarm.flick({ hits: [ELF] })).pieces).not.toHaveProperty(['monster:sewer-rat-1']);
  const jaws = overseersTurn({ monsters: ['monster:remorhaz', 'monster:orc'] }).act('monster:remorhaz-1', 'attack-1');
  const beforeJaws = jaws.flick({ hits: [ELF] }).state;
  expect(told(beforeJaws, jaws.flick({ hits: [ELF] })).pieces).not.toHaveProperty([ELF]);
});
