import { createElement, type ComponentType } from 'react';
import type { CatacombsEvent } from '../../../../rules/catacombs';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { ShowRule } from '../../../help';
import type { TableState } from '../../../../session/catacombs';
import { CampDecided } from './CampDecided';
import { CardsLookedAt } from './CardsLookedAt';
import { CoinFlipped } from './CoinFlipped';
import { EventFrame } from '../../../table/told/EventFrame';
import { GameEnded } from './GameEnded';
import { GoldPaid } from './GoldPaid';
import { Handed } from './Handed';
import { Resurrected } from './Resurrected';
import { RoomCleared } from './RoomCleared';
import { RoomEntered } from './RoomEntered';
import { RoomRevealed } from './RoomRevealed';
import type { Told } from './told';
import { TrophiesTaken } from './TrophiesTaken';
import { useCatacombsText } from '../words';

/** What deserves a card of its own; everything else is a line. */
type CardedKind =
  | 'roomRevealed'
  | 'cardsLookedAt'
  | 'roomEntered'
  | 'coinFlipped'
  | 'roomCleared'
  | 'goldPaid'
  | 'bought'
  | 'resurrected'
  | 'campDecided'
  | 'trophiesTaken'
  | 'gameEnded';
type Carded = Extract<CatacombsEvent, { kind: CardedKind }>;

const CARDS: { readonly [Kind in CardedKind]: ComponentType<Told<Kind>> } = {
  roomRevealed: RoomRevealed,
  cardsLookedAt: CardsLookedAt,
  roomEntered: RoomEntered,
  coinFlipped: CoinFlipped,
  roomCleared: RoomCleared,
  goldPaid: GoldPaid,
  bought: Handed,
  resurrected: Resurrected,
  campDecided: CampDecided,
  trophiesTaken: TrophiesTaken,
  gameEnded: GameEnded,
};

/** Cards that are looked at and then laid aside by hand; the others go by themselves. */
const WAITING: readonly CardedKind[] = [
  'roomRevealed',
  'cardsLookedAt',
  'roomCleared',
  'resurrected',
  'campDecided',
  'trophiesTaken',
  'gameEnded',
];

const isCarded = (event: CatacombsEvent): event is Carded => Object.hasOwn(CARDS, event.kind);

/** The card of a room has just been read when the heroes enter it; an ambush or a lair is news. */
const isNews = (event: CatacombsEvent): boolean => event.kind === 'roomEntered' && event.fight !== 'room';

/** Whether this event is told by a card, and whether the card waits for its reader. */
export const eventCardOf = (event: CatacombsEvent): 'none' | 'passing' | 'waiting' =>
  !isCarded(event) ? 'none' : WAITING.includes(event.kind) || isNews(event) ? 'waiting' : 'passing';

function cardOf<Kind extends CardedKind>(kind: Kind, told: Told<Kind>) {
  const card: ComponentType<Told<Kind>> = CARDS[kind];
  return createElement(card, told);
}

export interface EventCardProps {
  readonly event: CatacombsEvent;
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
  /** Its reader is done with it; without this the card has no button and goes when its beat is told. */
  readonly onDone?: () => void;
}

/** The card of something that has happened; null for what a line can tell. */
export function EventCard({ event, state, words, onShowRule, onDone }: EventCardProps) {
  const { t } = useCatacombsText();
  if (!isCarded(event)) return null;
  // The card itself bears the name of its room, and on a small screen it needs the line.
  const title = event.kind === 'roomRevealed' ? t('prompts.nextRoom') : words.event(event);
  return (
    <EventFrame title={title} onDone={onDone}>
      {cardOf(event.kind, { event, state, words, onShowRule })}
    </EventFrame>
  );
}
