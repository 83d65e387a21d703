import { bakeBoard } from '../../../src/board/look';
import { BOARD_IDS, type BoardId } from '../../../src/rules/catacombs';
import { facePlanOf } from '../../../src/ui/games/catacombs/catalogue/faces/plans';
import { save } from '../output';

/** About a megapixel a board: sharp on a phone, and small enough to keep one in memory. */
const PX_PER_MM = 2.6;
const QUALITY = 84;

const isBoard = (name: string): name is BoardId => BOARD_IDS.some((board) => board === name);

/** Bakes the board faces named, or all six. A minute or two each. */
export default async function bakeBoards(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !isBoard(name));
  if (unknown) throw new Error(`no board is called ${unknown}; there are ${BOARD_IDS.join(', ')}`);
  const boards = names.length > 0 ? names.filter(isBoard) : BOARD_IDS;
  for (const board of boards)
    await save(bakeBoard(facePlanOf(board), PX_PER_MM), `assets/boards/${board}.webp`, QUALITY);
}
