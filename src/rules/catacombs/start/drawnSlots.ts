import type { CatacombsSetup, LayoutChoice } from '../model/setup';
import { addedSlots, type Slot } from './slots';

/** One room of level 2 for so many others, and level 1 for the rest (EXTRA-078). */
const ROOMS_PER_LEVEL_TWO = 5;

/** What a labyrinth of this size is made of: the start first and the Lord last, the rest still to be shuffled. */
export function drawnSlots(
  { sizeColumns, sizeRows }: Extract<LayoutChoice, { kind: 'labyrinth' }>,
  setup: CatacombsSetup,
): readonly Slot[] {
  const added = addedSlots(setup);
  const shops: readonly Slot[] = ['merchant', 'healer', ...added.shops];
  const fights = Math.max(0, sizeColumns * sizeRows - 2 - shops.length - added.last.length);
  const hard = Math.floor(fights / ROOMS_PER_LEVEL_TWO);
  const rooms = Array.from({ length: fights }, (_, index): Slot => (index < hard ? 2 : 1));
  return [0, ...shops, ...rooms, ...added.last, 'lord'];
}
