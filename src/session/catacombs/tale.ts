import { seatOfHero, type CatacombsEvent, type CatacombsState } from '../../rules/catacombs';
import type { Tale } from '../game/gameModule';
import type { CatacombsPlayed } from './played';
import { isKindOfEvent, isLoud } from './shown/loudEvents';
import { shownAfter } from './shown/shownAfter';
import { shownOf } from './shown/shownOf';
import type { ShownTable } from './shown/shownTable';
import { isIdleTurn, isSeenFirst, joins, mainOf } from './shown/toldTogether';

/** The table before the first card is turned up. */
const bareTable = (view: CatacombsState): ShownTable => ({
  ...shownOf(view),
  board: null,
  card: null,
  phase: null,
  round: 0,
  turn: null,
  pieces: {},
});

function roundAfter(round: number, event: CatacombsEvent): number {
  if (event.kind === 'roundBegan') return event.round;
  return event.kind === 'roomEntered' ? 0 : round;
}

export const tale: Tale<CatacombsPlayed> = {
  of: shownOf,
  before: bareTable,
  after: shownAfter,
  isLoud,
  joins,
  mainOf,
  isSeenFirst,
  isIdle: isIdleTurn,
  waitsForMore: ({ kind }) => kind === 'passed',
  // What the Map turns over is for its owner's eyes (EXTRA-077).
  readerOf: ({ model }, event) => (event.kind === 'cardsLookedAt' ? seatOfHero(model, event.by) : null),
  roundAfter,
  hasKind: isKindOfEvent,
};
