import cave from '../../../../../assets/boards/cave.webp';
import crypt from '../../../../../assets/boards/crypt.webp';
import forge from '../../../../../assets/boards/forge.webp';
import ossuary from '../../../../../assets/boards/ossuary.webp';
import temple from '../../../../../assets/boards/temple.webp';
import tomb from '../../../../../assets/boards/tomb.webp';
import type { Ground } from '../../../../board/look';
import type { BoardId } from '../../../../rules/catacombs';

/** The painted faces, as they are bundled: whoever sits opposite sees them with their light turned too. */
export const BOARD_IMAGES: Readonly<Record<BoardId, number>> = { crypt, cave, forge, ossuary, temple, tomb };

export const GROUNDS = {
  crypt: { faces: [crypt] },
  cave: { faces: [cave] },
  forge: { faces: [forge] },
  ossuary: { faces: [ossuary] },
  temple: { faces: [temple] },
  tomb: { faces: [tomb] },
} as const satisfies Readonly<Record<BoardId, Ground>>;
