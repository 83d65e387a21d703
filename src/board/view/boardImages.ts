import type { RoomId } from '../../theme';
import crypt from '../../../assets/boards/crypt.webp';

/** The baked faces that are bundled. A room without one is drawn plain. */
export const BOARD_IMAGES: Partial<Readonly<Record<RoomId, number>>> = { crypt };
