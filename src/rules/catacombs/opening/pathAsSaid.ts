import type { Refusal } from '../../machine';
import { LAIRS, ROOM_CARDS } from '../content/rooms';
import type { RoomCard } from '../content/cards/room';
import type { Catacombs } from '../model/model';
import { faceDown, type Labyrinth, type Line, type Space } from '../model/path';
import { whyNotBuilt } from '../start/builtMaze';
import { cardsInTheBox } from '../start/roomPool';
import type { Opening, PathNow } from '../words/opening';
import { at, put, secondOf, type OpeningFault, type Put } from './fault';

type Saying = NonNullable<PathNow['cards']>;

const isColumn = (cell: Saying[number]): cell is readonly string[] => Array.isArray(cell);

const sortOf = (card: RoomCard | undefined): string | null =>
  card === undefined ? null : card.kind === 'combat' ? `combat ${card.level}` : card.kind;

/** A line of known cards, each once, with the Lord at its end and nowhere else (BASE-064, BASE-022). */
function lineFault({ setup }: Catacombs, columns: Saying): OpeningFault | null {
  const known = cardsInTheBox(setup);
  for (const [index, column] of columns.entries()) {
    const here = ['path', 'cards', index];
    if (!isColumn(column) || column.length === 0) return at(here, 'a column is a list of cards');
    const strange = column.findIndex((card) => known.every(({ id }) => id !== card));
    if (strange >= 0) return at([...here, strange], 'no such card in the box', 'BASE-022');
    const isLast = index === columns.length - 1;
    const lair = LAIRS.find(({ id }) => column.includes(id));
    if (lair !== undefined && (!isLast || column.length > 1)) return at(here, 'a lair lies alone, at the end');
    if (isLast && lair?.lord !== setup.lord) return at(here, `the lair of ${setup.lord} lies at the end`, 'BASE-064');
  }
  return secondOf(columns.flatMap((column) => column)) < 0
    ? null
    : at(['path', 'cards'], 'a card is named twice', 'BASE-022');
}

const dealtLine = (line: Line, columns: Saying): Line => ({
  ...line,
  columns: columns.map((column) => (isColumn(column) ? column.map(faceDown) : [])),
});

/** As a replay says what it refuses. */
const saidOf = ({ reason, rule, details }: Refusal): string =>
  [
    `refused: ${reason}`,
    ...(rule === null ? [] : [`(${rule})`]),
    ...Object.entries(details).map((one) => one.join('=')),
  ].join(' ');

/** The heroes began in a room of level 0 (EXTRA-061). */
const isBeginning = (card: string | null): boolean => sortOf(ROOM_CARDS.get(card ?? '')) === 'combat 0';

function mazeFault({ setup }: Catacombs, { columnCount, spaces }: Labyrinth, cards: Saying): OpeningFault | null {
  if (cards.length !== spaces.length) return at(['path', 'cards'], `${spaces.length} spaces lie here, row by row`);
  const column = cards.findIndex(isColumn);
  if (column >= 0) return at(['path', 'cards', column], 'one card lies in a space, or none: null');
  const flat = cards.map((card) => (typeof card === 'string' ? card : null));
  const start = flat.findIndex(isBeginning);
  const why = whyNotBuilt(setup, { kind: 'builtLabyrinth', columnCount, start, cards: flat });
  return why === null ? null : at(['path', 'cards'], saidOf(why));
}

const dealtMaze = (maze: Labyrinth, cards: Saying): Labyrinth => ({
  ...maze,
  spaces: cards.map((card) => (typeof card === 'string' ? faceDown(card) : null)),
});

/** The cards as they lie, where they are said. */
export function cardsAsSaid(model: Catacombs, { path = {} }: Opening): Put {
  const { cards } = path;
  if (cards === undefined) return put(model);
  if (model.setup.adventure) return { model, faults: [at(['path', 'cards'], 'a story has its own', 'EXTRA-005')] };
  const fault = model.path.kind === 'line' ? lineFault(model, cards) : mazeFault(model, model.path, cards);
  if (fault !== null) return { model, faults: [fault] };
  const dealt = model.path.kind === 'line' ? dealtLine(model.path, cards) : dealtMaze(model.path, cards);
  return put({ ...model, path: dealt });
}

const placesOf = ({ path }: Catacombs): readonly (readonly (Space | null)[])[] =>
  path.kind === 'line' ? path.columns : path.spaces.map((space) => [space]);

/** Where this card lies: the column of a line, the space of a labyrinth; -1 for nowhere. */
export const placeOfCard = (model: Catacombs, card: string): number =>
  placesOf(model).findIndex((place) => place.some((space) => space?.card === card));

const swapped = (model: Catacombs, one: string, other: string): Catacombs['path'] => {
  const renamed = (space: Space): Space =>
    space.card === one ? { ...space, card: other } : space.card === other ? { ...space, card: one } : space;
  return model.path.kind === 'line'
    ? { ...model.path, columns: model.path.columns.map((column) => column.map(renamed)) }
    : { ...model.path, spaces: model.path.spaces.map((space) => (space === null ? null : renamed(space))) };
};

/** A card that the seed has not dealt there takes the place of one like it. */
export function withCard(model: Catacombs, card: string, wanted: number | undefined): Catacombs | null {
  const lies = placeOfCard(model, card);
  if (lies >= 0 && (wanted === undefined || lies === wanted)) return model;
  const sort = sortOf(ROOM_CARDS.get(card));
  const places = placesOf(model).filter((_, index) => wanted === undefined || index === wanted);
  const like = places.flat().find((space) => space !== null && sortOf(ROOM_CARDS.get(space.card)) === sort);
  return like === undefined || like === null ? null : { ...model, path: swapped(model, card, like.card) };
}
