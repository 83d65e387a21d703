import type { CatacombsSetup } from '../../../../src/rules/catacombs';
import type { Labyrinth } from '../../../../src/rules/catacombs/model/path';
import { livingSeats } from '../../../../src/rules/catacombs/model/queries';
import { builtMaze, type BuiltLabyrinth } from '../../../../src/rules/catacombs/start/builtMaze';
import type { Direction } from '../../../../src/rules/catacombs/words/boards';
import { setupWith } from './setup';
import type { Table } from './table';
import { tableAt, type Moment } from './tableAt';

/**
 * Sunken Stair (NESW)   Orc Kitchen (NES)   Merchant (NESW)
 * Webbed Crypt (NEW)    Healer (NESW)       Lair (NESW)
 */
export const BUILT: BuiltLabyrinth = {
  kind: 'builtLabyrinth',
  columnCount: 3,
  start: 0,
  cards: [
    ...['room:sunken-stair', 'room:orc-kitchen', 'room:merchant'],
    ...['room:webbed-crypt', 'room:healer', 'room:lair-of-sorcerer'],
  ],
};

export const SPACES = { start: 0, kitchen: 1, merchant: 2, crypt: 3, healer: 4, lair: 5 } as const;

export const built = (change: Partial<BuiltLabyrinth> = {}): CatacombsSetup =>
  setupWith({ layout: { ...BUILT, ...change } });

/** The heroes are done with this room and have been in those. */
export function leaving(at: number, explored: readonly number[] = [], moment: Partial<Moment> = {}): Table {
  const maze = builtMaze(BUILT);
  const been = [at, SPACES.start, ...explored];
  const spaces = maze.spaces.map((space, index) =>
    space !== null && been.includes(index) ? { ...space, isFaceUp: true, isExplored: true } : space,
  );
  return tableAt({ setup: built(), tasks: [], ...moment, model: { ...moment.model, path: { ...maze, spaces, at } } });
}

export const mazeOf = ({ model }: Table): Labyrinth => {
  if (model.path.kind !== 'labyrinth') throw new Error('no labyrinth');
  return model.path;
};

/** All hero players vote for that way out. */
export function go(table: Table, direction: Direction): Table {
  const voters = table.options.length > 1 ? livingSeats(table.model) : livingSeats(table.model).slice(0, 1);
  for (const seat of voters) table.answer({ kind: 'choose', options: [direction] }, seat);
  return table;
}
