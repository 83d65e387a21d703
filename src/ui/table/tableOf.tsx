import type { Played, TableSession } from '../../session';
import { anyTable, type Part, type TableUi, type TableWords, type WholeTableProps } from '../game';
import { Table } from './Table';

/** The table of a game that fills this frame. From here on nobody needs to know which types it has. */
export function tableOf<P extends Played, W extends TableWords<P>>(filling: TableUi<P, W>): Part<WholeTableProps<P>> {
  const ui = anyTable(filling);
  return function WholeTable({ session, ...rest }) {
    return <Table ui={ui} session={session as unknown as TableSession<Played>} {...rest} />;
  };
}
