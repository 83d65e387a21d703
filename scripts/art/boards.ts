import { bakeBoard, BOARD_PLANS } from '../../src/board/look';
import { ROOM_IDS, type RoomId } from '../../src/theme';
import { save } from './output';

/** About a megapixel a board: sharp on a phone, and small enough to keep one in memory. */
const PX_PER_MM = 2.6;
const QUALITY = 84;

const isRoom = (name: string): name is RoomId => ROOM_IDS.some((room) => room === name);

/** Bakes the board faces named, or all six. A minute or two each. */
export default async function bakeBoards(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !isRoom(name));
  if (unknown) throw new Error(`no room is called ${unknown}; there are ${ROOM_IDS.join(', ')}`);
  const rooms = names.length > 0 ? names.filter(isRoom) : ROOM_IDS;
  for (const room of rooms) await save(bakeBoard(BOARD_PLANS[room], PX_PER_MM), `assets/boards/${room}.webp`, QUALITY);
}
