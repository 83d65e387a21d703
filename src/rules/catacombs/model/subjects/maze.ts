import type { Catacombs } from '../model';
import type { Labyrinth } from '../path';
import type { RoomCard } from '../../content/cards/room';
import { cardOf } from './cards';
import { type Direction, DIRECTIONS, OPPOSITE } from '../../words/boards';
import type { CardId } from '../../words/openIds';

/** What matters of a card here: where one can leave, and that nobody comes back from the Lord. */
type CardOf = (card: CardId) => Pick<RoomCard, 'kind' | 'exits'>;

/** The place next to this one in that direction, or null at the border (EXTRA-063). */
export function neighbourOf({ columnCount, spaces }: Labyrinth, at: number, direction: Direction): number | null {
  const column = at % columnCount;
  if (direction === 'west' && column === 0) return null;
  if (direction === 'east' && column === columnCount - 1) return null;
  const to = at + { north: -columnCount, south: columnCount, west: -1, east: 1 }[direction];
  return to >= 0 && to < spaces.length && spaces[to] ? to : null;
}

function hasExit(cardNamed: CardOf, { spaces }: Labyrinth, at: number, direction: Direction): boolean {
  const space = spaces[at];
  return space ? cardNamed(space.card).exits.includes(direction) : false;
}

/** Where one can go from there: the exit here and the entrance there match (EXTRA-057, EXTRA-067). */
function wayFrom(cardNamed: CardOf, maze: Labyrinth, at: number, direction: Direction): number | null {
  const to = neighbourOf(maze, at, direction);
  const isOpenWay =
    to !== null && hasExit(cardNamed, maze, at, direction) && hasExit(cardNamed, maze, to, OPPOSITE[direction]);
  return isOpenWay ? to : null;
}

/** Entering the Lord's lair begins the final battle: no way leads on from there (EXTRA-079). */
const isLair = (cardNamed: CardOf, { spaces }: Labyrinth, at: number): boolean => {
  const space = spaces[at];
  return space ? cardNamed(space.card).kind === 'lord' : false;
};

/** Every place that can be reached by matching exits. */
export function reachableIn(cardNamed: CardOf, maze: Labyrinth): ReadonlySet<number> {
  const seen = new Set([maze.at]);
  const open = [maze.at];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (isLair(cardNamed, maze, at)) continue;
    for (const direction of DIRECTIONS) {
      const to = wayFrom(cardNamed, maze, at, direction);
      if (to === null || seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return seen;
}

const cardsIn =
  (model: Catacombs): CardOf =>
  (card) =>
    cardOf(model, card);

export const isOpen = (model: Catacombs, maze: Labyrinth, direction: Direction): boolean =>
  wayFrom(cardsIn(model), maze, maze.at, direction) !== null;

/** Where the heroes may try: an exit, and a card behind it (EXTRA-066). */
export const exitsFrom = (model: Catacombs, maze: Labyrinth): readonly Direction[] =>
  DIRECTIONS.filter(
    (direction) => hasExit(cardsIn(model), maze, maze.at, direction) && neighbourOf(maze, maze.at, direction) !== null,
  );
