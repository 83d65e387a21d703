import type { CatacombsState } from '../../../../src/rules/catacombs';
import type { MonsterId } from '../../../../src/rules/catacombs/words/ids';
import { tableAt } from '../../../rules/catacombs/support/tableAt';
import type { Table } from '../../../rules/catacombs/support/table';
import { overseersTurn, poisonOf, verminFight } from '../../../rules/vermin/support';

const ELF = 'hero:elf';
const THIEF = 'hero:thief';
const RATS: readonly MonsterId[] = ['monster:sewer-rat', 'monster:sewer-rat', 'monster:sewer-rat', 'monster:wyvern'];

const climbing = (...hits: readonly (readonly string[])[]): Table =>
  hits.reduce<Table>(
    (table, targets, index) => table.act(`monster:sewer-rat-${index + 1}`, 'attack-1').flick({ hits: targets }),
    overseersTurn({ monsters: RATS }),
  );

const poisoned = { poison: [poisonOf(1), poisonOf(4)] };

/** A Vermin for every icon, as many of one kind as there are. */
function allotted(table: Table): Table {
  const { ask } = table.prompt;
  if (ask.kind !== 'amounts') return table;
  const amounts: Record<string, number> = {};
  let left = ask.minTotal;
  for (const [id, limit] of Object.entries(ask.limits)) {
    amounts[id] = Math.min(left, limit);
    left -= amounts[id];
  }
  return table.amounts(amounts);
}

/** The questions of the Vermin, each as a fight comes to it. */
export function* verminAsks(): Generator<CatacombsState> {
  yield orcKitchen().state;
  yield allotted(orcKitchen()).state;
  yield overseersTurn({ monsters: RATS })
    .act('monster:wyvern-1', 'attack-1')
    .flick({ hits: [ELF, THIEF] }).state;
  yield climbing([ELF, THIEF]).state;
  yield climbing([ELF], [ELF], [ELF]).state;
  yield verminFight({ monsters: RATS, boards: { [ELF]: poisoned } }).act('hero:wizard', 'spell:cure-poison').state;
  yield tableAt({
    setup: { expansions: ['vermin'] },
    boards: { [ELF]: poisoned },
    tasks: [{ kind: 'curePoison', hero: ELF, by: 'service:cure-poison' }],
  }).state;
}

/** A room of Orcs and a wandering symbol. */
const orcKitchen = (): Table =>
  tableAt({
    setup: { expansions: ['vermin'], allowVariants: true },
    tasks: [{ kind: 'enterCard', card: 'room:orc-kitchen' }],
  });

/** Two heroes inside, and the blow that opens it. */
const freed = (): Table =>
  overseersTurn({ monsters: ['monster:remorhaz'], pieces: [{ id: 'monster:remorhaz-1', life: 1 }] })
    .act('monster:remorhaz-1', 'attack-1')
    .flick({ hits: [ELF, THIEF] })
    .flick({ hits: [ELF, THIEF] })
    .act('hero:barbarian', 'punch')
    .flick({ hits: ['monster:remorhaz-1'] });

/** What they bring to be placed. */
export function* verminPlaces(): Generator<CatacombsState> {
  yield climbing([ELF])
    .act('monster:wyvern-1', 'attack-1')
    .flick({ hits: [ELF] }).state;
  yield overseersTurn({ setup: { expansions: ['soloth', 'vermin'] }, monsters: ['monster:elder-vampire'] }).act(
    'monster:elder-vampire-1',
    'attack-2',
  ).state;
  yield freed().state;
}
