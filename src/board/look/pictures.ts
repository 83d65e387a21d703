import type { DataSourceParam } from '@shopify/react-native-skia';
import type { RoomId } from '../../theme';
import cave from '../../../assets/boards/cave.webp';
import crypt from '../../../assets/boards/crypt.webp';
import walnut from '../../../assets/table/walnut.webp';

/** The board faces that were baked ahead of time, for `useImage` and its like. */
const BOARDS: Readonly<Partial<Record<RoomId, DataSourceParam>>> = { crypt, cave };

/** The picture of a room's board: `BOARD_PLANS[room]` drawn from edge to edge. */
export function boardPicture(room: RoomId): DataSourceParam {
  const picture = BOARDS[room];
  if (picture === undefined) throw new Error(`the board of ${room} is not baked`);
  return picture;
}

/** Four planks of walnut in even light, to be tiled mirrored; its side on the table, in points. */
export const WALNUT_PICTURE: DataSourceParam = walnut;
export const WALNUT_TILE_PT = 568;
