import type { ConquestEvent } from '../../rules/conquest';
import type { Tale } from '../game/gameModule';
import type { ConquestPlayed } from './played';
import { isKindOfEvent, isLoud, joins } from './shown/loudEvents';
import { shownAfter } from './shown/shownAfter';
import { bareTable, shownOf } from './shown/shownOf';

function lastOf(told: readonly ConquestEvent[]): ConquestEvent {
  const last = told.at(-1);
  if (last === undefined) throw new Error('nothing is told');
  return last;
}

export const tale: Tale<ConquestPlayed> = {
  of: shownOf,
  before: bareTable,
  after: shownAfter,
  isLoud,
  joins,
  mainOf: lastOf,
  isSeenFirst: () => false,
  isIdle: () => false,
  waitsForMore: () => false,
  // What is dealt or drawn is for its own seat (CONQ-038).
  readerOf: (_, event) => (event.kind === 'drew' || event.kind === 'dealt' ? event.seat : null),
  // A turn is a round.
  roundAfter: (round, { kind }) => (kind === 'turnBegan' ? round + 1 : round),
  hasKind: isKindOfEvent,
};
