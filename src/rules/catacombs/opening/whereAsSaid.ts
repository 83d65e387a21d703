import { LAIRS, ROOM_CARDS } from '../content/rooms';
import type { RoomCard } from '../content/cards/room';
import { LORD_IDS } from '../words/ids';
import type { Opening } from '../words/opening';
import type { Catacombs } from '../model/model';
import { cardInStory } from '../model/subjects/story';
import { cardsInTheBox } from '../start/roomPool';
import { comeAsSaid } from './comeAsSaid';
import { at, type OpeningFault, type Put } from './fault';
import { placeOfCard, withCard } from './pathAsSaid';

/** The room in which they are; null: they are on their way. */
export interface Where extends Put {
  readonly card: RoomCard | null;
}

const isInside = ({ room, pieces, camp }: Opening): boolean =>
  camp !== undefined || room !== undefined || pieces !== undefined;

const inPlay = (model: Catacombs, id: string): RoomCard | null =>
  cardInStory(model, id) ??
  (model.setup.adventure ? null : (cardsInTheBox(model.setup).find((card) => card.id === id) ?? null));

const fightsOf = (model: Catacombs): readonly string[] => {
  const spaces = model.path.kind === 'line' ? model.path.columns.flat() : model.path.spaces.flatMap((one) => one ?? []);
  return spaces.flatMap(({ card }) => ((inPlay(model, card) ?? ROOM_CARDS.get(card))?.kind === 'combat' ? [card] : []));
};

/** The card where they have come; the lair where the Lord stands; else the first fight. */
function usualCard(model: Catacombs, { path = {}, pieces = [] }: Opening): string | null {
  const { at: here, explored = [] } = path;
  if (here !== undefined) {
    const place = model.path.kind === 'line' ? (model.path.columns[here] ?? []) : [model.path.spaces[here] ?? null];
    const cards = place.flatMap((space) => space?.card ?? []);
    return cards.find((card) => explored.includes(card)) ?? cards[0] ?? null;
  }
  const lord = pieces.some(({ piece }) => (LORD_IDS as readonly string[]).includes(piece));
  if (!lord) return fightsOf(model)[0] ?? null;
  const { columns } = model.path.kind === 'line' ? model.path : { columns: [] };
  const last = columns.at(-1)?.[0]?.card;
  return model.setup.adventure ? (last ?? null) : (LAIRS.find((lair) => lair.lord === model.setup.lord)?.id ?? null);
}

/** There is nothing behind it; a story without a Lord ends in another way (EXTRA-005). */
function isLair(model: Catacombs, here: number): boolean {
  const space = model.path.kind === 'line' ? model.path.columns[here]?.[0] : model.path.spaces[here];
  return space != null && (inPlay(model, space.card) ?? ROOM_CARDS.get(space.card))?.kind === 'lord';
}

const nowhere = (model: Catacombs, fault: OpeningFault): Where => ({ model, faults: [fault], card: null });

/** Where they are on the path, and in which room of it. */
export function whereAsSaid(model: Catacombs, opening: Opening): Where {
  const { path = {}, room } = opening;
  if (!isInside(opening)) {
    const here = path.at ?? model.path.at;
    if (isLair(model, here)) return nowhere(model, at(['path', 'at'], 'nobody comes out of the lair', 'BASE-323'));
    return { ...comeAsSaid(model, opening, here, null), card: null };
  }
  const id = room?.card ?? usualCard(model, opening);
  const card = id === null ? null : inPlay(model, id);
  if (id === null || card === null) {
    return nowhere(model, at(room?.card === undefined ? ['path', 'at'] : ['room', 'card'], 'no such room', 'BASE-022'));
  }
  const dealt = withCard(model, id, path.at);
  if (dealt === null) return nowhere(model, at(['room', 'card'], `${id} cannot lie there: say path.cards`));
  return { ...comeAsSaid(dealt, opening, path.at ?? placeOfCard(dealt, id), id), card };
}
