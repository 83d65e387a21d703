import { refuse, type Refusal } from '../../machine';
import { ROOM_CARDS } from '../content/rooms';
import type { RoomCard } from '../content/cards/room';
import { faceDown, type Labyrinth } from '../model/path';
import type { CatacombsSetup, LayoutChoice } from '../model/setup';
import { reachableIn } from '../model/subjects/maze';
import { cardsInTheBox } from './roomPool';

export type BuiltLabyrinth = Extract<LayoutChoice, { kind: 'builtLabyrinth' }>;

/** Face down as the Overseer laid them, but for the start (EXTRA-060, EXTRA-061). */
export const builtMaze = ({ columnCount, start, cards }: BuiltLabyrinth): Labyrinth => ({
  kind: 'labyrinth',
  columnCount,
  spaces: cards.map((card, at) => (card === null ? null : { ...faceDown(card), isFaceUp: at === start })),
  at: start,
  tried: [],
});

const cardAt = (id: string | null): RoomCard | null => (id === null ? null : (ROOM_CARDS.get(id) ?? null));

function whyNotGrid(setup: CatacombsSetup, { columnCount, cards }: BuiltLabyrinth): Refusal | null {
  const isGrid = Number.isInteger(columnCount) && columnCount > 0 && cards.length % columnCount === 0;
  if (!isGrid) return refuse('noSquareGrid', 'EXTRA-063', { columnCount, spaces: cards.length });
  const laid = cards.filter((card) => card !== null);
  const known = cardsInTheBox(setup);
  const unknown = laid.find((card) => !known.some(({ id }) => id === card));
  if (unknown !== undefined) return refuse('noSuchCard', 'BASE-022', { card: unknown });
  const twice = laid.find((card, index) => laid.indexOf(card) !== index);
  return twice === undefined ? null : refuse('cardTwice', 'BASE-022', { card: twice });
}

/** A level-0 room to start in, the chosen Lord at the end, a Merchant and a Healer (EXTRA-061). */
function whyNotCards({ cards, start }: BuiltLabyrinth, { lord }: CatacombsSetup): Refusal | null {
  const first = cardAt(cards[start] ?? null);
  if (first?.kind !== 'combat' || first.level !== 0) return refuse('wrongStart', 'EXTRA-061', { start });
  const lairs = cards.map(cardAt).flatMap((card) => (card?.kind === 'lord' ? [card.lord] : []));
  return lairs.length === 1 && lairs[0] === lord ? null : refuse('wrongLair', 'EXTRA-061', { lord });
}

const reachedIn = (layout: BuiltLabyrinth): ReadonlySet<number> =>
  reachableIn((id) => cardAt(id) ?? { kind: 'combat', exits: [] }, builtMaze(layout));

/** The heroes can get from the start to the Lord, a Merchant and a Healer (EXTRA-062). */
function whyNotSolvable(layout: BuiltLabyrinth): Refusal | null {
  const reached = reachedIn(layout);
  const kinds = new Set(layout.cards.map((id, at) => (reached.has(at) ? cardAt(id)?.kind : null)));
  const missing = (['lord', 'merchant', 'healer'] as const).find((kind) => !kinds.has(kind));
  return missing === undefined ? null : refuse('cannotBeReached', 'EXTRA-062', { kind: missing });
}

/** Why no game can be played in this labyrinth, or null. */
export const whyNotBuilt = (setup: CatacombsSetup, layout: BuiltLabyrinth): Refusal | null =>
  whyNotGrid(setup, layout) ?? whyNotCards(layout, setup) ?? whyNotSolvable(layout);

/** Ideally none: rooms that no way leads to, to warn the Overseer of (EXTRA-062). */
export function unreachableRooms(layout: BuiltLabyrinth): readonly string[] {
  const reached = reachedIn(layout);
  return layout.cards.flatMap((card, at) => (card === null || reached.has(at) ? [] : [card]));
}
