import type { GymState } from '../../rules/gym';
import type { Tale } from '../game/gameModule';
import type { GymPlayed, GymShown } from './played';

export const shownOf = ({ model: { discs, flicks, met, last } }: GymState): GymShown => ({ discs, flicks, met, last });

/** Told with goals alone: whoever flicks freely sees for themselves. */
const LOUD: ReadonlySet<GymPlayed['event']['kind']> = new Set(['goalMet', 'missed', 'ended']);

export const tale: Tale<GymPlayed> = {
  of: shownOf,
  before: shownOf,
  after(shown, event, next) {
    if (event.kind === 'reset') return next;
    if (event.kind === 'goalMet') return { ...shown, met: [...shown.met, event.goal] };
    const isGone = event.kind === 'left' && event.isGone;
    return isGone ? { ...shown, discs: shown.discs.filter(({ id }) => id !== event.disc) } : shown;
  },
  isLoud: ({ kind }) => LOUD.has(kind),
  // Several goals in one flick are one joy.
  joins: (told, event) => event.kind === 'goalMet' && told.every(({ kind }) => kind === 'goalMet'),
  mainOf: (told) => told.at(-1) as GymPlayed['event'],
  isSeenFirst: ({ kind }) => kind === 'goalMet',
  isIdle: () => false,
  waitsForMore: () => false,
  // All of it lies open: there is nothing for one reader alone.
  readerOf: () => null,
  // A flick is a round.
  roundAfter: (round, event) => (event.kind === 'flicked' ? round + 1 : event.kind === 'reset' ? 0 : round),
};
