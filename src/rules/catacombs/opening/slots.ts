import type { CatacombsSetup } from '../model/setup';

/** What lies where before any card is drawn: a level, or a special card. */
export type Slot = 0 | 1 | 2 | 'merchant' | 'healer' | 'second-healer' | 'altar' | 'lord';

/** What lies between the last fight and the Lord: the Altar last of all (EXTRA-024, SOL-060). */
export const beforeTheLord = ({ variants, altar = false }: CatacombsSetup): readonly Slot[] => [
  ...(variants.secondHealer ? ['second-healer' as const] : []),
  ...(altar ? ['altar' as const] : []),
];

const inColumns = (slots: readonly Slot[]): readonly (readonly Slot[])[] => slots.map((slot) => [slot]);

/** level 0, level 1, Merchant, level 1, Healer, level 2, Lord; rooms added or removed beside their like (BASE-064, EXTRA-049). */
export function lineSlots(
  [zeros, ones, twos]: readonly [number, number, number],
  last: readonly Slot[],
): readonly (readonly Slot[])[] {
  const times = (count: number, slot: Slot): Slot[][] => Array.from({ length: Math.max(0, count) }, () => [slot]);
  const before = Math.ceil(ones / 2);
  return [
    ...times(zeros, 0),
    ...times(before, 1),
    ['merchant'],
    ...times(ones - before, 1),
    ['healer'],
    ...times(twos, 2),
    ...inColumns(last),
    ['lord'],
  ];
}

/** EXTRA-050 */
export const branchingSlots = (last: readonly Slot[]): readonly (readonly Slot[])[] => [
  [0],
  [1, 1],
  ['merchant'],
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

const orFight = (slot: Slot, last: readonly Slot[]): Slot => (last.includes(slot) ? slot : 1);

/**
 * Four by three, mostly level 1 and nothing harder, for the way is long (EXTRA-064); a second Healer and the Altar take the place of a
 * fight each (EXTRA-024).
 */
export const defaultMaze = (last: readonly Slot[]): MazePlan => ({
  columnCount: 4,
  start: 0,
  slots: [0, 0, 1, 'healer', 0, 'merchant', 1, 1, orFight('second-healer', last), 0, orFight('altar', last), 'lord'],
});

export const columnsOf = (setup: CatacombsSetup): readonly (readonly Slot[])[] =>
  setup.layout.kind === 'line'
    ? lineSlots(setup.layout.roomsOfLevel, beforeTheLord(setup))
    : branchingSlots(beforeTheLord(setup));
