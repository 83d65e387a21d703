import type { Beat, Played } from '../../../session';
import type { AnyTableUi } from '../../game';
import { filmPace, type Pace } from './pace';

/** An event that is told by a film. */
export interface FilmBeat {
  readonly number: number;
  readonly event: Played['event'];
  /** So many times as fast as usual. */
  readonly pace: number;
}

/** The film of this beat, if it has one; told at once, it has none. */
export function filmBeatOf(tells: AnyTableUi['tells'], beat: Beat<Played> | null, pace: Pace): FilmBeat | null {
  if (beat?.kind !== 'event' || pace === 'instant' || tells[beat.event.kind]?.Film === undefined) return null;
  return { number: beat.number, event: beat.event, pace: filmPace(pace) };
}
