import type { CatacombsSetup } from '../model/setup';

/** What lies where before any card is drawn: a level, or a special card. */
export type Slot = 0 | 1 | 2 | 'merchant' | 'healer' | 'second-healer' | 'lord';

/** level 0, level 1, Merchant, level 1, Healer, level 2, Lord; rooms added or removed beside their like (BASE-064, EXTRA-049). */
export function lineSlots(
  [zeros, ones, twos]: readonly [number, number, number],
  hasSecondHealer: boolean,
): readonly (readonly Slot[])[] {
  const times = (count: number, slot: Slot): Slot[][] => Array.from({ length: Math.max(0, count) }, () => [slot]);
  const before = Math.ceil(ones / 2);
  const secondHealer: Slot[][] = hasSecondHealer ? [['second-healer']] : [];
  return [
    ...times(zeros, 0),
    ...times(before, 1),
    ['merchant'],
    ...times(ones - before, 1),
    ['healer'],
    ...times(twos, 2),
    ...secondHealer,
    ['lord'],
  ];
}

/** EXTRA-050 */
export const branchingSlots = (hasSecondHealer: boolean): readonly (readonly Slot[])[] => [
  [0],
  [1, 1],
  ['merchant'],
  [1, 1],
  [1, 1],
  ['healer'],
  [2, 2],
  ...(hasSecondHealer ? [['second-healer'] as const] : []),
  ['lord'],
];

export interface MazePlan {
  readonly columnCount: number;
  readonly start: number;
  readonly slots: readonly (Slot | null)[];
}

/** Four by three, mostly level 1 (EXTRA-064); a second Healer takes the place of a fight (EXTRA-024). */
export const defaultMaze = (hasSecondHealer: boolean): MazePlan => ({
  columnCount: 4,
  start: 0,
  slots: [0, 1, 1, 'healer', 1, 'merchant', 1, 1, hasSecondHealer ? 'second-healer' : 1, 2, 1, 'lord'],
});

export const columnsOf = ({ layout, variants }: CatacombsSetup): readonly (readonly Slot[])[] =>
  layout.kind === 'line'
    ? lineSlots(layout.roomsOfLevel, variants.secondHealer)
    : branchingSlots(variants.secondHealer);
