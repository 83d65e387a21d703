import { targetsOf } from '../../../rules/catacombs';
import { flickNote, type FlickNote } from '../../likeness';
import type { Course } from '../course/course';

/** How far back the question for a flick is that has just come to rest: its release, then its rest. */
const STEPS_OF_A_FLICK = 2;

/** What the flick that has just been made says of its hand; null where none was made, or it was meant for nobody. */
export function noteOfFlick({ timeline, film }: Course): FlickNote | null {
  const asked = timeline.recent.at(-STEPS_OF_A_FLICK);
  const released = timeline.steps.at(-STEPS_OF_A_FLICK)?.command;
  if (film === null || asked === undefined || released?.kind !== 'flick' || released.flick === null) return null;
  return flickNote(film.table, film.shot, targetsOf(asked));
}
