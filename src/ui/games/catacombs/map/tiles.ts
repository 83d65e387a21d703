import {
  type BoardId,
  cardOf,
  type Catacombs,
  columnsOf,
  type Direction,
  HIDDEN_CARD,
  type Labyrinth,
  type Line,
  ROOM_CARDS,
  type RoomCard,
  roomOfStory,
  type Slot,
  type Space,
} from '../../../../rules/catacombs';

export type RoomKind = RoomCard['kind'] | 'unknown';

/** A Room card as it lies on the table, as far as the table may know it. */
export interface MapTile {
  readonly key: string;
  readonly card: string;
  readonly isFaceUp: boolean;
  readonly isExplored: boolean;
  /** The heroes are in it. */
  readonly isHere: boolean;
  /** The heroes went another way and never come back. */
  readonly isPassed: boolean;
  readonly kind: RoomKind;
  readonly level: number | null;
  readonly board: BoardId | null;
  readonly exits: readonly Direction[];
}

type Face = Pick<MapTile, 'kind' | 'level' | 'board' | 'exits'>;

const UNKNOWN: Face = { kind: 'unknown', level: null, board: null, exits: [] };

const SLOT_KINDS: Readonly<Record<Exclude<Slot, number>, RoomKind>> = {
  merchant: 'merchant',
  healer: 'healer',
  'second-healer': 'healer',
  altar: 'altar',
  lord: 'lord',
};

/** The order of the rooms is known to all, the rooms are not (BASE-065). */
const backOf = (slot: Slot | undefined): Face => {
  if (slot === undefined) return UNKNOWN;
  return typeof slot === 'number'
    ? { ...UNKNOWN, kind: 'combat', level: slot }
    : { ...UNKNOWN, kind: SLOT_KINDS[slot] };
};

/** The card, or null for one that this seat may not know. */
export const roomCard = (model: Catacombs, card: string): RoomCard | null =>
  card !== HIDDEN_CARD && (ROOM_CARDS.has(card) || roomOfStory(model.setup, card) !== null)
    ? cardOf(model, card)
    : null;

function faceOf(model: Catacombs, id: string): Face {
  const card = roomCard(model, id);
  if (card === null) return UNKNOWN;
  const { kind, exits } = card;
  const isStory = roomOfStory(model.setup, id) !== null;
  return kind === 'combat'
    ? { kind, exits, level: isStory ? null : card.level, board: card.board }
    : { kind, exits, level: null, board: null };
}

function tileOf(model: Catacombs, key: string, space: Space, slot?: Slot): MapTile {
  const { card, isFaceUp, isExplored } = space;
  const face = isFaceUp ? faceOf(model, card) : backOf(slot);
  return { key, card, isFaceUp, isExplored, isHere: false, isPassed: false, ...face };
}

/** The columns of a line from first to last. */
export function lineTiles(model: Catacombs, { columns, at }: Line): readonly (readonly MapTile[])[] {
  const { setup } = model;
  const isDrawn = !setup.adventure && (setup.layout.kind === 'line' || setup.layout.kind === 'branching');
  const slots = isDrawn ? columnsOf(setup) : [];
  const last = columns.findLastIndex((column, index) => index <= at && column.some(({ isExplored }) => isExplored));
  return columns.map((column, index) =>
    column.map((space, row) => ({
      ...tileOf(model, `${index}.${row}`, space, slots[index]?.[row]),
      isHere: index === last && space.isExplored,
      isPassed: index <= last && !space.isExplored,
    })),
  );
}

/** The places of a labyrinth row by row; null where no card lies. */
export const mazeTiles = (model: Catacombs, { spaces, at }: Labyrinth): readonly (MapTile | null)[] =>
  spaces.map((space, index) =>
    space === null ? null : { ...tileOf(model, String(index), space), isHere: index === at && space.isExplored },
  );
