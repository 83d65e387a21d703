import { HERO_IDS } from '../../words/ids';
import type { RoomCard } from '../../content/cards/room';
import type { Catacombs } from '../model';
import type { CatacombsSetup } from '../setup';
import { DIRECTIONS } from '../../words/boards';
import type { AdventureRoom, FightRoom, Spot } from '../../words/adventure';
import { fightIn } from './storyFight';
import type { CardId, PieceId } from '../../words/openIds';

/** The rooms of a story have no cards of their own in the box: their ids count them. */
const PREFIX = 'adventure:';

export const storyCard = (index: number): CardId => `${PREFIX}${index + 1}`;

/** The room of the story that this card stands for, or null for a card of the box. */
export function roomOfStory({ adventure }: CatacombsSetup, card: CardId): AdventureRoom | null {
  if (!adventure || !card.startsWith(PREFIX)) return null;
  return adventure.rooms[Number(card.slice(PREFIX.length)) - 1] ?? null;
}

export function fightRoomOn(model: Catacombs, card: CardId): FightRoom | null {
  const room = roomOfStory(model.setup, card);
  return room !== null && isFight(room) ? room : null;
}

/** A room of the story as a card, for whatever deals with cards. */
export function cardInStory(model: Catacombs, id: CardId): RoomCard | null {
  const room = roomOfStory(model.setup, id);
  if (room === null) return null;
  const exits = DIRECTIONS;
  const { lord } = model.setup;
  if (room.kind === 'lair') return { kind: 'lord', id, lord, exits };
  if (!isFight(room)) return { kind: room.kind, id, exits };
  const { board, monsters } = fightIn(room, lord);
  const counts = Object.fromEntries(monsters.map((one) => [one, monsters.filter((other) => other === one).length]));
  return { kind: 'combat', id, level: 0, board, monsters: counts, wanderingIcons: 0, exits };
}

export const lairLife = (model: Catacombs, card: CardId): number | null => {
  const room = roomOfStory(model.setup, card);
  return room?.kind === 'lair' ? (room.lordLife ?? null) : null;
};

/** The fight of the story that is going on; one that camping brings on is no part of it. */
export const fightNow = (model: Catacombs): FightRoom | null =>
  model.room === null || model.room.kind === 'camp' ? null : fightRoomOn(model, model.room.card);

/** The first fight of a story: until then nobody can have lost anything. */
export function isFirstFight({ setup: { adventure }, room }: Catacombs): boolean {
  const first = adventure?.rooms.findIndex(isFight) ?? -1;
  return first >= 0 && room?.kind !== 'camp' && room?.card === storyCard(first);
}

/** Who and what stands at exact places in this fight. */
export function spotsNow(model: Catacombs): {
  readonly heroes: NonNullable<FightRoom['heroes']>;
  readonly monsters: readonly (NonNullable<FightRoom['monsters']>[number] & { readonly at: Spot })[];
  readonly lord: Spot | null;
} {
  const room = fightNow(model);
  const monsters = (room?.monsters ?? []).flatMap((entry) =>
    entry.at === undefined ? [] : [{ ...entry, at: entry.at }],
  );
  return { heroes: room?.heroes ?? {}, monsters, lord: (room?.kind === 'lair' ? room.lordAt : undefined) ?? null };
}

export const hasSpot = (model: Catacombs, hero: PieceId): boolean => {
  const id = HERO_IDS.find((one) => one === hero);
  return id !== undefined && spotsNow(model).heroes[id] !== undefined;
};

/** The story has been told to its end: the last room lies behind the heroes. */
export const isStoryOver = ({ setup, path }: Catacombs): boolean =>
  Boolean(setup.adventure) && path.kind === 'line' && path.at === path.columns.length - 1;

export const isFight = (room: AdventureRoom): room is FightRoom => room.kind === 'combat' || room.kind === 'lair';
