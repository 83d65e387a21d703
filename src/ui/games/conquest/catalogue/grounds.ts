import mat0 from '../../../../../assets/boards/conquest/mat-0.webp';
import walls0 from '../../../../../assets/boards/conquest/walls-0.webp';
import walls1 from '../../../../../assets/boards/conquest/walls-1.webp';
import walls2 from '../../../../../assets/boards/conquest/walls-2.webp';
import walls3 from '../../../../../assets/boards/conquest/walls-3.webp';
import type { Ground } from '../../../../board/look';
import type { GroundId } from '../../../../rules/conquest';

/** The walls have a face for each quarter turn, so that the light stays up-left of what is seen; the flat mat turns with its own. */
export const GROUNDS = {
  walls: { faces: [walls0, walls1, walls2, walls3] },
  mat: { faces: [mat0] },
} as const satisfies Readonly<Record<GroundId, Ground>>;
