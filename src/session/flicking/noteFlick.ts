import type { SeatId } from '../../rules/machine';
import type { Course } from '../game/course';
import type { Flicks } from '../game/flicks';
import type { Played } from '../game/played';
import { keptUnder, type GameSheet } from '../game/sheet';
import { flickNote, type FlickNote, type KeptFlicks } from './likeness';

/** How far back the question for a flick is that has just come to rest: its release, then its rest. */
const STEPS_OF_A_FLICK = 2;

/** What the flick that has just been made says of its hand; null where none was made, or it was meant for nobody. */
function noteOfFlick<P extends Played>(flicks: Flicks<P>, { timeline, film }: Course<P>): FlickNote | null {
  const asked = timeline.recent.at(-STEPS_OF_A_FLICK);
  const released = timeline.steps.at(-STEPS_OF_A_FLICK)?.command;
  if (film === null || asked === undefined || released === undefined) return null;
  const flicked = flicks.read.flick(released);
  const ask = asked.prompt === null ? null : flicks.asked(asked.prompt.ask);
  if (flicked === null || flicked.flick === null || ask?.kind !== 'flick') return null;
  return flickNote(film.table, film.shot, flicks.targetsOf(asked), ask);
}

/** Whoever aims by steps sets every flick exactly, which says nothing of a hand. */
export function noteFlick<P extends Played>(
  kept: Pick<KeptFlicks, 'note'>,
  flicks: Flicks<P>,
  { players }: GameSheet,
  seat: SeatId,
  flicked: Course<P>,
): void {
  const player = players.find((one) => one.seat === seat);
  const name = player === undefined ? null : keptUnder(player);
  const note = noteOfFlick(flicks, flicked);
  if (note === null || name === null || player?.aim === 'steps') return;
  kept.note(name, note);
}
