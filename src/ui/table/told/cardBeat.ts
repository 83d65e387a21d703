import type { Beat, Played, TableState, TellingSpeed } from '../../../session';
import type { AnyTableUi } from '../../game';
import { eventCardOf } from './EventCard';

/** An event that is worth a card. */
export interface CardBeat {
  readonly event: Played['event'];
  /** It goes by itself in passing, goes once it can have been read, or waits until somebody has read it. */
  readonly goes: 'inPassing' | 'whenRead' | 'byHand';
}

/** The card of this beat, if it has one; where the app plays every seat, nobody is there to lay it aside. */
export function cardBeatOf(
  tells: AnyTableUi['tells'],
  beat: Beat<Played> | null,
  { sheet }: Pick<TableState<Played>, 'sheet'>,
  speed: TellingSpeed,
): CardBeat | null {
  if (beat?.kind !== 'event' || speed === 'instant') return null;
  const { event } = beat;
  const card = eventCardOf(tells, event);
  if (card === 'none') return null;
  if (card === 'passing') return { event, goes: 'inPassing' };
  return { event, goes: sheet.players.some(({ mind }) => mind === null) ? 'byHand' : 'whenRead' };
}
