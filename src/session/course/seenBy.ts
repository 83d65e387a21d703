import type { Eyes, GameState, Timeline } from '../../rules/machine';
import type { Cause, CourseLine, LogLine } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { Beat } from '../game/tableState';

/** A beat as these eyes may know it; null where they learn of none of it. */
export function beatSeenBy<P extends Played>(
  { book: { game } }: GameModule<P>,
  beat: Beat<P> | null,
  state: GameState<P>,
  eyes: Eyes,
): Beat<P> | null {
  if (beat?.kind !== 'event') return beat;
  const events = beat.events.flatMap((event): readonly P['event'][] => {
    const seen = game.eventFor(state, event, eyes);
    return seen === null ? [] : [seen];
  });
  if (events.length === beat.events.length && events.every((event, index) => event === beat.events[index])) return beat;
  const event = game.eventFor(state, beat.event, eyes) ?? events.at(-1);
  return event === undefined ? null : { ...beat, events, event };
}

/** Of what was taken back nobody knows any more who answered it. */
function causeSeenBy<P extends Played>(
  { thoughts }: GameModule<P>,
  { cause, step, isTakenBack }: CourseLine<P>,
  { steps }: Pick<Timeline<P>, 'steps'>,
  eyes: Eyes,
): Cause<P> | null {
  const by = isTakenBack ? null : (steps[step]?.command.seat ?? null);
  const thought = cause === null ? null : thoughts.for(cause.thought, by, eyes);
  if (cause === null || thought === null) return null;
  return thought === cause.thought ? cause : { ...cause, thought };
}

/** The log as these eyes may know it: the same lines, but for those that hold a secret of another's. */
export function logSeenBy<P extends Played>(
  module: GameModule<P>,
  log: readonly CourseLine<P>[],
  timeline: Pick<Timeline<P>, 'state' | 'steps'>,
  eyes: Eyes,
): readonly LogLine<P>[] {
  const { game } = module.book;
  const lines = log.flatMap((line): readonly LogLine<P>[] => {
    const event = game.eventFor(timeline.state, line.event, eyes);
    const cause = causeSeenBy(module, line, timeline, eyes);
    if (event === null) return [];
    return [event === line.event && cause === line.cause ? line : { ...line, event, cause }];
  });
  return lines.length === log.length && lines.every((line, index) => line === log[index]) ? log : lines;
}
