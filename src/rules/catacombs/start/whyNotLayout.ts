import { refuse, type Refusal } from '../../machine';
import type { CatacombsSetup } from '../model/setup';
import { whyNotBuilt } from './builtMaze';
import { drawnSlots } from './drawnSlots';
import { cardsInTheBox, pileSizes } from './roomPool';

/** The cards in the box are a hard limit (BASE-022). */
function whyNotCards(setup: CatacombsSetup, roomsOfLevel: readonly number[]): Refusal | null {
  const piles = pileSizes(setup);
  for (const [level, asked] of roomsOfLevel.entries()) {
    const cards = piles[level] ?? 0;
    if (asked > cards) return refuse('notEnoughRoomCards', 'BASE-022', { level, asked, cards });
  }
  return null;
}

const isCount = (count: number, least: number): boolean => Number.isInteger(count) && count >= least;

function whyNotLine(setup: CatacombsSetup, roomsOfLevel: readonly number[]): Refusal | null {
  if (!roomsOfLevel.every((count) => isCount(count, 0))) return refuse('wrongRoomCount', 'EXTRA-048');
  if (roomsOfLevel.every((count) => count === 0)) return refuse('noCombatRoom', 'EXTRA-049');
  return whyNotCards(setup, roomsOfLevel);
}

/** A corridor is no labyrinth: a single card without the right exit would bar it for good. */
const LEAST_SIDE = 2;

export function whyNotLayout(setup: CatacombsSetup): Refusal | null {
  const { layout } = setup;
  if (layout.kind === 'line') return whyNotLine(setup, layout.roomsOfLevel);
  if (layout.kind === 'builtLabyrinth') return whyNotBuilt(setup, layout);
  if (layout.kind === 'branching' || layout.map === 'default') return null;
  const { sizeColumns, sizeRows } = layout;
  if (!isCount(sizeColumns, LEAST_SIDE) || !isCount(sizeRows, LEAST_SIDE)) {
    return refuse('labyrinthTooSmall', 'EXTRA-063', { sizeColumns, sizeRows, least: LEAST_SIDE });
  }
  const spaces = sizeColumns * sizeRows;
  const cards = cardsInTheBox(setup).filter(({ kind }) => kind !== 'lord').length + 1;
  if (spaces > cards) return refuse('labyrinthTooLarge', 'BASE-022', { sizeColumns, sizeRows, cards });
  const slots = drawnSlots(layout, setup);
  // EXTRA-061: the start, the Lord and the shops must find a place.
  if (slots.length > spaces)
    return refuse('labyrinthTooSmall', 'EXTRA-061', { sizeColumns, sizeRows, least: slots.length });
  return whyNotCards(
    setup,
    [0, 1, 2].map((level) => slots.filter((slot) => slot === level).length),
  );
}
