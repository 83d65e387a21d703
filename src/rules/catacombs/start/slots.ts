import type { CatacombsSetup } from '../model/setup';

/** What lies where before any card is drawn: a level, or a special card. */
export type Slot = 0 | 1 | 2 | 'merchant' | 'healer' | 'second-healer' | 'altar' | 'lord';

/** Special cards that a party may add. */
export interface Added {
  /** Behind the Merchant, where gold is still short: before the Lord it would decide the game (EXTRA-024). */
  readonly shops: readonly Slot[];
  /** Between the last fight and the Lord (SOL-060). */
  readonly last: readonly Slot[];
}

export const addedSlots = ({ variants, altar = false }: Pick<CatacombsSetup, 'variants' | 'altar'>): Added => ({
  shops: variants.secondHealer ? ['second-healer'] : [],
  last: altar ? ['altar'] : [],
});

const inColumns = (slots: readonly Slot[]): readonly (readonly Slot[])[] => slots.map((slot) => [slot]);

/** level 0, level 1, Merchant, level 1, Healer, level 2, Lord; rooms added or removed beside their like (BASE-064, EXTRA-049). */
function lineSlots(
  [zeros, ones, twos]: readonly [number, number, number],
  { shops, last }: Added,
): readonly (readonly Slot[])[] {
  const times = (count: number, slot: Slot): Slot[][] => Array.from({ length: Math.max(0, count) }, () => [slot]);
  const before = Math.ceil(ones / 2);
  return [
    ...times(zeros, 0),
    ...times(before, 1),
    ['merchant'],
    ...inColumns(shops),
    ...times(ones - before, 1),
    ['healer'],
    ...times(twos, 2),
    ...inColumns(last),
    ['lord'],
  ];
}

/** EXTRA-050 */
const branchingSlots = ({ shops, last }: Added): readonly (readonly Slot[])[] => [
  [0],
  [1, 1],
  ['merchant'],
  ...inColumns(shops),
  [1, 1],
  [1, 1],
  ['healer'],
  [2, 2],
  ...inColumns(last),
  ['lord'],
];

export interface MazePlan {
  readonly columnCount: number;
  readonly start: number;
  readonly slots: readonly (Slot | null)[];
}

/**
 * Four by three, mostly level 1 and nothing harder, for the way is long (EXTRA-064); a second Healer and the Altar take the
 * place of a fight each (EXTRA-024).
 */
export function defaultMaze({ shops, last }: Added): MazePlan {
  const [shop = 0, altar = 0] = [shops[0], last[0]];
  return {
    columnCount: 4,
    start: 0,
    slots: [0, 1, 1, 'healer', 1, 'merchant', 1, 0, shop, 1, altar, 'lord'],
  };
}

export const columnsOf = (setup: CatacombsSetup): readonly (readonly Slot[])[] =>
  setup.layout.kind === 'line'
    ? lineSlots(setup.layout.roomsOfLevel, addedSlots(setup))
    : branchingSlots(addedSlots(setup));
