import type { Catacombs } from '../model/model';
import { DIRECTIONS, OPPOSITE, type Direction, type Labyrinth } from '../model/path';
import { cardOf } from '../phases/cards';

type ExitsOf = (card: string) => readonly Direction[];

/** The place next to this one in that direction, or null at the border (EXTRA-063). */
export function neighbourOf({ columnCount, spaces }: Labyrinth, at: number, direction: Direction): number | null {
  const column = at % columnCount;
  if (direction === 'west' && column === 0) return null;
  if (direction === 'east' && column === columnCount - 1) return null;
  const to = at + { north: -columnCount, south: columnCount, west: -1, east: 1 }[direction];
  return to >= 0 && to < spaces.length && spaces[to] ? to : null;
}

function hasExit(exitsOf: ExitsOf, { spaces }: Labyrinth, at: number, direction: Direction): boolean {
  const space = spaces[at];
  return space ? exitsOf(space.card).includes(direction) : false;
}

/** Where one can go from there: the exit here and the entrance there match (EXTRA-057, EXTRA-067). */
function wayFrom(exitsOf: ExitsOf, maze: Labyrinth, at: number, direction: Direction): number | null {
  const to = neighbourOf(maze, at, direction);
  const isOpenWay =
    to !== null && hasExit(exitsOf, maze, at, direction) && hasExit(exitsOf, maze, to, OPPOSITE[direction]);
  return isOpenWay ? to : null;
}

/** Every place that can be reached by matching exits. */
export function reachableIn(exitsOf: ExitsOf, maze: Labyrinth): ReadonlySet<number> {
  const seen = new Set([maze.at]);
  const open = [maze.at];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const direction of DIRECTIONS) {
      const to = wayFrom(exitsOf, maze, at, direction);
      if (to === null || seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}

const exitsIn =
  (model: Catacombs): ExitsOf =>
  (card) =>
    cardOf(model, card).exits;

export const isOpen = (model: Catacombs, maze: Labyrinth, direction: Direction): boolean =>
  wayFrom(exitsIn(model), maze, maze.at, direction) !== null;

/** Where the heroes may try: an exit, and a card behind it (EXTRA-066). */
export const exitsFrom = (model: Catacombs, maze: Labyrinth): readonly Direction[] =>
  DIRECTIONS.filter(
    (direction) => hasExit(exitsIn(model), maze, maze.at, direction) && neighbourOf(maze, maze.at, direction) !== null,
  );
