import type { Die } from '../../machine';
import type { DieColour, DieLevel, PlainFace, PowerFace } from '../words/dice';

export interface PowerDie {
  readonly colour: DieColour;
  readonly faces: Die<PowerFace>;
}

/** Tunable: the printed faces are lost (REIGN-020). A face is known by its place. */
export const POWER_DICE: Readonly<Record<DieLevel, PowerDie>> = {
  1: { colour: 'brown', faces: ['X', 'X', -10, -5, -3, 'blank'] },
  2: { colour: 'white', faces: ['X', 'X', -5, -3, -2, 'blank'] },
  3: { colour: 'lightBlue', faces: ['X', -5, -3, -1, 'blank', 'blank'] },
  4: { colour: 'darkBlue', faces: ['X', -3, -1, 'blank', 'blank', 1] },
  5: { colour: 'yellow', faces: ['X', -1, 'blank', 'blank', 1, 2] },
  6: { colour: 'green', faces: ['X', -1, 'blank', 1, 2, 3] },
  7: { colour: 'black', faces: ['X', 0, 1, 2, 3, 4] },
  8: { colour: 'silver', faces: ['X', 1, 2, 3, 4, 5] },
  9: { colour: 'gold', faces: ['X', 2, 3, 4, 5, 6] },
  10: { colour: 'ruby', faces: ['X', 3, 4, 5, 6, 7] },
};

/** The D (REIGN-013). */
export const PLAIN_DIE: Die<PlainFace> = [0, 1, 2, 3, 4, 5];
