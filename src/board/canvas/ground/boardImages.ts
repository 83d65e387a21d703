import cave from '../../../../assets/boards/cave.webp';
import crypt from '../../../../assets/boards/crypt.webp';
import forge from '../../../../assets/boards/forge.webp';
import ossuary from '../../../../assets/boards/ossuary.webp';
import temple from '../../../../assets/boards/temple.webp';
import tomb from '../../../../assets/boards/tomb.webp';
import type { RoomId } from '../../../theme';

/** The painted faces, as they are bundled. */
export const BOARD_IMAGES: Readonly<Record<RoomId, number>> = { crypt, cave, forge, ossuary, temple, tomb };
