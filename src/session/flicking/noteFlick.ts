import { targetsOf } from '../../rules/catacombs';
import type { SeatId } from '../../rules/machine';
import { flickNote, type FlickNote, type KeptFlicks } from './likeness';
import type { Course } from '../course/course';
import { keptUnder, type GameSheet } from '../game/sheet';

/** How far back the question for a flick is that has just come to rest: its release, then its rest. */
const STEPS_OF_A_FLICK = 2;

/** What the flick that has just been made says of its hand; null where none was made, or it was meant for nobody. */
function noteOfFlick({ timeline, film }: Course): FlickNote | null {
  const asked = timeline.recent.at(-STEPS_OF_A_FLICK);
  const released = timeline.steps.at(-STEPS_OF_A_FLICK)?.command;
  if (film === null || asked === undefined || released?.kind !== 'flick' || released.flick === null) return null;
  return flickNote(film.table, film.shot, targetsOf(asked));
}

/** Whoever aims by steps sets every flick exactly, which says nothing of a hand. */
export function noteFlick(
  flicks: Pick<KeptFlicks, 'note'>,
  { players }: GameSheet,
  seat: SeatId,
  flicked: Course,
): void {
  const player = players.find((one) => one.seat === seat);
  const name = player === undefined ? null : keptUnder(player);
  const note = noteOfFlick(flicked);
  if (note === null || name === null || player?.aim === 'steps') return;
  flicks.note(name, note);
}
