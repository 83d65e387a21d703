import { createElement, type ComponentType } from 'react';
import type { Played } from '../../../session';
import type { AnyTable, AnyTableUi, ShowRule, TableWords, TellCard, Told } from '../../game';
import { EventFrame } from './EventFrame';

type AnyCard = TellCard<Played, TableWords<Played>, string>;
type AnyTold = Told<Played, TableWords<Played>, string>;

const cardFor = (tells: AnyTableUi['tells'], { kind }: Played['event']): AnyCard | null => tells[kind]?.card ?? null;

/** Whether this event is told by a card, and whether the card waits for its reader. */
export function eventCardOf(tells: AnyTableUi['tells'], event: Played['event']): 'none' | 'passing' | 'waiting' {
  const card = cardFor(tells, event);
  if (card === null) return 'none';
  const isWaiting = typeof card.waits === 'boolean' ? card.waits : card.waits(event);
  return isWaiting ? 'waiting' : 'passing';
}

export interface EventCardProps extends Omit<AnyTable, 'session' | 'onShowRule'> {
  readonly onShowRule?: ShowRule;
  readonly tells: AnyTableUi['tells'];
  readonly event: Played['event'];
  /** Its reader is done with it; without this the card has no button and goes when its beat is told. */
  readonly onDone?: () => void;
}

/** The card of something that has happened; null for what a line can tell. */
export function EventCard({ tells, event, state, words, onShowRule, onDone }: EventCardProps) {
  const card = cardFor(tells, event);
  if (card === null) return null;
  const body: ComponentType<AnyTold> = card.Body;
  return (
    <EventFrame title={card.title?.(words) ?? words.event(event)} onDone={onDone}>
      {createElement(body, { event, state, words, onShowRule })}
    </EventFrame>
  );
}
