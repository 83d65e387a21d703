import type { BoardId } from '../../../../src/rules/catacombs';
import { fight, type FightPlan } from './fight';
import { withVariants } from './setup';
import type { Table } from './table';
import { tableAt, type Moment } from './tableAt';

export const CAMPING = withVariants({ camping: true });

/** The Resolution of a room ends, and the marker lies on that space. */
export const afterRoom = (campSpace: number, moment: Partial<Moment> = {}, board: BoardId = 'crypt'): Table =>
  tableAt({
    tasks: [{ kind: 'camp', card: 'room:sunken-stair', board, votes: {} }],
    ...moment,
    setup: { ...CAMPING, ...moment.setup },
    model: { ...moment.model, campSpace },
  });

/** Ann and Bob agree to camp. */
export const camp = (table: Table): Table => table.choose('camp').choose('camp');

/** A fight whose last monster is gone: the round runs out. */
export function endOfFight(plan: FightPlan): Table {
  const table = fight({ ...plan, setup: { ...CAMPING, ...plan.setup } });
  while (table.prompt.purpose.kind === 'act' && !table.happened.includes('roomCleared')) {
    table.choose(table.options.find((one) => one.endsWith('>pass'))!);
  }
  return table;
}
