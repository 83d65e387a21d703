import type { Catacombs } from '../model/model';
import type { Labyrinth, Line, Space } from '../model/path';
import type { Opening } from '../words/opening';
import { at, put, type Put } from './fault';

const firstIn = (column: readonly Space[]): readonly string[] => column.slice(0, 1).map(({ card }) => card);

/** Of each column the room that they have been in; while they choose one, it is none of the last (EXTRA-053). */
function walked({ columns }: Line, here: number, inside: string | null): readonly string[] {
  return columns.slice(0, here + 1).flatMap((column, index) => {
    const isHere = index === here && inside !== null && column.some(({ card }) => card === inside);
    return isHere ? [inside] : firstIn(column);
  });
}

const along = (line: Line, here: number, explored: readonly string[]): Line => ({
  ...line,
  at: here,
  columns: line.columns.map((column, index) =>
    column.map((space) => ({ ...space, isFaceUp: index <= here, isExplored: explored.includes(space.card) })),
  ),
});

const within = (maze: Labyrinth, here: number, explored: readonly string[]): Labyrinth => ({
  ...maze,
  at: here,
  spaces: maze.spaces.map((space, index) => {
    if (space === null) return null;
    const isExplored = explored.includes(space.card);
    return { ...space, isExplored, isFaceUp: isExplored || index === here };
  }),
});

/** How far they have come: what lies behind them is face up (BASE-074, EXTRA-061); `inside`: the room they are in. */
export function comeAsSaid(model: Catacombs, { path: said = {} }: Opening, here: number, inside: string | null): Put {
  const { path } = model;
  const { explored, tried, barred } = said;
  const all = path.kind === 'line' ? path.columns.flat() : path.spaces.flatMap((space) => space ?? []);
  const strange = (explored ?? []).findIndex((card) => all.every((space) => space.card !== card));
  if (strange >= 0) return { model, faults: [at(['path', 'explored', strange], 'does not lie there')] };
  if (path.kind === 'line') {
    const last = path.columns.length - 1;
    if (here < -1 || here > last) return { model, faults: [at(['path', 'at'], `from -1 to ${last}`)] };
    const field = (['tried', 'barred', 'hasLooked'] as const).find((one) => said[one] !== undefined);
    if (field !== undefined) {
      return { model, faults: [at(['path', field], 'there are no doors to try but in a labyrinth')] };
    }
    return put({ ...model, path: along(path, here, explored ?? walked(path, here, inside)) });
  }
  const space = path.spaces[here];
  if (!space) return { model, faults: [at(['path', 'at'], 'no card lies there')] };
  const isBegun = said.at !== undefined || inside !== null;
  const maze = within(path, here, explored ?? (isBegun ? [inside ?? space.card] : []));
  return put({ ...model, path: { ...maze, tried: tried ?? maze.tried, ...(barred === undefined ? {} : { barred }) } });
}
