import type { CatacombsEvent } from '../../../../src/rules/catacombs';
import type { Table } from './table';

/** Everything that happened but the release itself. */
export const afterRelease = ({ events }: Table): readonly CatacombsEvent[] =>
  events.filter(({ kind }) => kind !== 'flicked');
