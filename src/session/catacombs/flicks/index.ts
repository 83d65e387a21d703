import { isMovementAsked, restoredShot, targetsOf, type CatacombsEvent } from '../../../rules/catacombs';
import type { Flicks } from '../../game/flicks';
import type { CatacombsPlayed } from '../played';
import { shownAtRest } from '../shown/shownAfter';
import { restoredEvents } from './keptLog';
import { launchableIn, swipe } from './swipe';
import { contactOf, unsaid, verdict } from './verdicts';

/** What may come of a flick; what else happens in the same step belongs to the turn or the round. */
const OF_A_FLICK: ReadonlySet<CatacombsEvent['kind']> = new Set([
  'struck',
  'unharmed',
  'damaged',
  'killed',
  'healed',
  'removed',
  'putBack',
  'incapacitated',
  'absorbed',
  'frozen',
  'thawed',
  'becameFireWall',
  'equipmentUsed',
]);

const STRIKES: readonly CatacombsEvent['kind'][] = ['struck', 'damaged', 'unharmed'];

export const flicks: Flicks<CatacombsPlayed> = {
  say: { flick: (answer) => answer, resolved: (answer) => answer, place: (answer) => answer },
  read: {
    flick: (answer) => (answer.kind === 'flick' ? answer : null),
    resolved: (answer) => (answer.kind === 'flickResolved' ? answer : null),
  },
  asked: (ask) => (ask.kind === 'flick' || ask.kind === 'flickResolved' || ask.kind === 'place' ? ask : null),
  restoredShot,
  flickedBy({ model }, purpose) {
    const board = model.room?.board;
    if (purpose.kind !== 'flick' || board === undefined) return null;
    return { actor: purpose.actor, attack: purpose.attack, board };
  },
  launchable: launchableIn,
  swipe,
  targetsOf,
  isMovement: isMovementAsked,
  isRelease: ({ kind }) => kind === 'flicked',
  isOf: ({ kind }) => OF_A_FLICK.has(kind),
  isStrike: ({ kind }) => STRIKES.includes(kind),
  isSettling: ({ model }) => (model.room?.settlements.length ?? 0) > 0,
  atRest: shownAtRest,
  restoredEvents,
  contactOf,
  verdict,
  unsaid,
  intentOf: (thought) => (thought.kind === 'shot' ? thought : null),
  isMeantToMove: (thought) => thought.kind === 'shot' && thought.aim.target === null,
};
