import type { DoorKind, ElementKind } from '../words/elements';
import type { TreasureKind } from '../words/treasures';

/** enterable: stood on; bulk: not entered, hides nothing; obstacle: in the full sense (REIGN-208). */
export type Footprint = 'enterable' | 'bulk' | 'obstacle';

export const FOOTPRINTS: Readonly<Record<ElementKind, Footprint>> = {
  corpse: 'enterable',
  portal: 'enterable',
  chest: 'bulk',
  barrel: 'bulk',
  table: 'bulk',
  tomb: 'bulk',
  well: 'bulk',
  bookcase: 'obstacle',
  rack: 'obstacle',
  statue: 'obstacle',
  rubble: 'obstacle',
};

export interface Lock {
  readonly endurance: number;
  readonly hitPoints: number;
  readonly pick: number;
}

/** REIGN-209. */
export const DOORS: Readonly<Record<DoorKind, Lock>> = {
  standard: { endurance: 4, hitPoints: 10, pick: 1 },
  armoured: { endurance: 8, hitPoints: 20, pick: 5 },
  prison: { endurance: 12, hitPoints: 30, pick: 8 },
};

/** REIGN-214. */
export const CHEST_LOCK: Lock = { endurance: 9, hitPoints: 5, pick: 3 };

/** What an element holds. `treasure`: its nature is thrown first (REIGN-186). */
export interface Holding {
  readonly coins: number;
  readonly things: readonly (TreasureKind | 'treasure')[];
  readonly harm: 'infected' | 'locked' | null;
}

const holding = (things: Holding['things'], coins = 0): Holding => ({ coins, things, harm: null });
const NOTHING = holding([]);

/** By the face of the D (REIGN-210, REIGN-211, REIGN-213, REIGN-214, REIGN-224, REIGN-229, REIGN-232, REIGN-234). */
export const HOLDINGS: Readonly<Partial<Record<ElementKind, readonly Holding[]>>> = {
  rack: spread(NOTHING, holding(['weapon', 'magicWeapon']), holding(['magicWeapon', 'magicArmour'])),
  bookcase: spread(NOTHING, holding(['writing', 'object']), holding(['magicWeapon', 'rune'])),
  barrel: spread(NOTHING, holding(['potion']), holding(['potion', 'potion'])),
  table: spread(NOTHING, holding(['potion']), holding(['potion', 'object'])),
  statue: spread(NOTHING, holding(['treasure'], 50), holding(['treasure'], 500)),
  corpse: spread({ ...NOTHING, harm: 'infected' }, NOTHING, holding(['treasure'])),
  chest: [
    { ...NOTHING, harm: 'locked' },
    holding([], 100),
    holding([], 500),
    holding([], 500),
    holding(['treasure'], 500),
    holding(['treasure'], 500),
  ],
  tomb: [NOTHING, NOTHING, NOTHING, NOTHING, holding(['treasure']), holding(['treasure'])],
};

/** 0, then 1 to 3, then 4 and 5. */
function spread(none: Holding, some: Holding, much: Holding): readonly Holding[] {
  return [none, some, some, some, much, much];
}

/** By 2D, of a square (REIGN-109). */
export type SquareFind = 'hurtAndImprevu' | 'hurt' | 'nothing' | 'treasure' | number;
export const SQUARE_FINDS: readonly SquareFind[] = [
  'hurtAndImprevu',
  'hurt',
  'hurt',
  'nothing',
  'nothing',
  'nothing',
  'nothing',
  1,
  30,
  100,
  'treasure',
];
