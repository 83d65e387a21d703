import type { CatacombsSetup } from '../../../src/rules/catacombs';
import { PLAIN } from '../setups';

/** Each way to play that the box offers, one change at a time. */
export const VARIANTS: Readonly<Record<string, Partial<CatacombsSetup>>> = {
  base: {},
  heroesPlacedLast: { variants: { ...PLAIN, heroesPlacedLast: true } },
  fairPlacement: { variants: { ...PLAIN, fairPlacement: true } },
  wanderingMonsters: { variants: { ...PLAIN, wanderingMonsters: true } },
  camping: { variants: { ...PLAIN, camping: true } },
  secondHealer: { variants: { ...PLAIN, secondHealer: true } },
  branching: { layout: { kind: 'branching' } },
  labyrinth: { layout: { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } },
};
