import { BASE_LORD_IDS, NO_VARIANTS, SOLOTH_HERO_IDS, SOLOTH_LORD_IDS } from '../../../../src/rules/catacombs';
import { HEROES, type Bout } from '../setups';

const EVERY_LORD = [...BASE_LORD_IDS, ...SOLOTH_LORD_IDS];

/** Each way to play that the boxes offer, one change at a time. */
export const VARIANTS: Readonly<Record<string, Bout>> = {
  base: {},
  /** What the app offers to whoever has never played. */
  firstGame: { layout: { kind: 'line', roomsOfLevel: [2, 1, 0] }, lords: ['lord:sorcerer'] },
  heroesPlacedLast: { variants: { ...NO_VARIANTS, heroesPlacedLast: true } },
  fairPlacement: { variants: { ...NO_VARIANTS, fairPlacement: true } },
  wanderingMonsters: { variants: { ...NO_VARIANTS, wanderingMonsters: true } },
  camping: { variants: { ...NO_VARIANTS, camping: true } },
  secondHealer: { variants: { ...NO_VARIANTS, secondHealer: true } },
  branching: { layout: { kind: 'branching' } },
  labyrinth: { layout: { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } },
  soloth: { expansions: ['soloth'], altar: true, lords: EVERY_LORD, hasBothHeroes: true },
  /** The party that the box advises (SOL-072). */
  solothParty: {
    ...{ expansions: ['soloth'], altar: true, lords: EVERY_LORD },
    heroSeats: [{ seat: HEROES, heroes: SOLOTH_HERO_IDS }],
  },
  vermin: { expansions: ['vermin'], allowVariants: true },
  bothBoxes: {
    expansions: ['soloth', 'vermin'],
    altar: true,
    allowVariants: true,
    lords: EVERY_LORD,
    hasBothHeroes: true,
  },
};
