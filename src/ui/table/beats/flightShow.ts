import type { FlightShow } from '../../../board';
import type { FlickFilm, Played } from '../../../session';
import { fallsOf, type FlickLooks } from '../../game';
import { flightPace, type Pace } from './pace';

/** A blow that kills stops the film for a breath; the board trembles with it. */
const KILL_HOLD_MS = 50;

/** How a flick is shown at the table. */
export function flightShowOf<P extends Played>(
  film: FlickFilm<P['flicked']>,
  { blowOf }: Pick<FlickLooks<P>, 'blowOf'>,
  pace: Pace,
): FlightShow {
  const { contacts } = film;
  const hits = contacts.filter(({ verdict }) => blowOf(verdict) !== null);
  const kills = hits.filter(({ verdict }) => blowOf(verdict) === 'kill');
  const moments = [...new Set(kills.map(({ atMs }) => atMs))];
  return {
    pace: flightPace(pace),
    holds: moments.map((atMs) => ({ atMs, forMs: KILL_HOLD_MS })),
    shakesAtMs: moments,
    falls: fallsOf(film),
    flashes: hits.map(({ atMs, xMm, yMm }) => ({ atMs, xMm, yMm })),
  };
}
