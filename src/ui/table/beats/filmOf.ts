import { ifItCan, type FlightShow } from '../../../board';
import type { useFeedback } from '../../kit/hooks/useFeedback';
import type { FlickFilm, Played, TableSession, ToldFlick } from '../../../session';
import type { AnyTableUi } from '../../game';
import { flightShowOf } from './flightShow';
import type { Pace } from './pace';

export type Film = FlickFilm<Played['flicked']>;

/** null for one that cannot be made: its flick is told, and not seen. */
export const filmOf = (session: TableSession<Played>, flick: ToldFlick<Played>): Film | null =>
  ifItCan('film', () => session.film(flick), null);

export const showOf = (film: Film, looks: AnyTableUi['flicks'], pace: Pace): FlightShow | undefined =>
  looks === null ? undefined : ifItCan('flight', () => flightShowOf(film, looks, pace), undefined);

/** What is heard and felt of it, from its first frame on. */
export function sound(
  feedback: Pick<ReturnType<typeof useFeedback>, 'flick'>,
  { flight, result, table, shot }: Film,
  show: FlightShow | undefined,
  startedAtMs: number,
): void {
  if (flight === null) return;
  const discs = shot.projectile === null ? table.discs : [...table.discs, shot.projectile];
  feedback.flick({ contacts: result.contacts, discs, flight }, { startedAtMs, pace: show?.pace, holds: show?.holds });
}
