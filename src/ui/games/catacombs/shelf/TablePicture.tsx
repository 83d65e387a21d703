import type { ShownTable } from '../../../../session/catacombs';
import { BoardFace } from '../cards';
import { sceneOf } from '../pieces/sceneOf';

export interface TablePictureProps {
  readonly table: ShownTable;
  readonly widthPt: number;
}

/** The board as it stands in a game, small. */
export function TablePicture({ table, widthPt }: TablePictureProps) {
  const { ground, pieces } = sceneOf(table);
  return <BoardFace board={ground} faces={pieces} widthPt={widthPt} />;
}
