import { err, ok, type Result } from '../../lib';
import {
  advance,
  isTakingBack,
  timelineOf,
  type Carried,
  type RecordedStep,
  type Refusal,
  type Timeline,
} from '../../rules/machine';
import type { Cause, Course, CourseLine } from '../game/course';
import { knownToAll } from './knownToAll';
import type { FlickFacts } from '../game/flickFilm';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';

interface Origin<P extends Played> {
  readonly step: number;
  readonly flick: FlickFacts<P['flicked']> | null;
  readonly cause: Cause<P> | null;
}

const OF_THE_OPENING = { step: -1, flick: null, cause: null } as const;

/** The log with these events at its end. */
function withEvents<P extends Played>(
  { tale, flicks }: GameModule<P>,
  log: readonly CourseLine<P>[],
  events: readonly P['event'][],
  { step, flick, cause }: Origin<P>,
): readonly CourseLine<P>[] {
  let round = log.findLast(({ isTakenBack }) => !isTakenBack)?.round ?? 0;
  const lines = events.map((event, index): CourseLine<P> => {
    round = tale.roundAfter(round, event);
    return {
      number: log.length + index,
      round,
      event,
      film: null,
      isTakenBack: false,
      cause: index === 0 ? cause : null,
      step,
      flick: flicks?.isOf(event) === true ? flick : null,
    };
  });
  return [...log, ...lines];
}

export const openCourse = <P extends Played>(module: GameModule<P>, carried: Carried<P>): Course<P> => ({
  timeline: timelineOf(carried),
  log: withEvents(module, [], carried.events, OF_THE_OPENING),
  film: null,
});

/** What is to be kept of the flick that this step brings to rest; null for any other step. */
function factsOf<P extends Played>(
  { flicks }: GameModule<P>,
  { state, steps, record }: Timeline<P>,
  step: RecordedStep<P>,
): FlickFacts<P['flicked']> | null {
  const last = steps.at(-1);
  if (flicks === null || last === undefined || state.prompt === null || isTakingBack(step)) return null;
  const ask = flicks.asked(state.prompt.ask);
  const resolved = flicks.read.resolved(step);
  const by = flicks.flickedBy(state, last.purpose);
  if (resolved === null || ask?.kind !== 'flickResolved' || by === null) return null;
  const { table, shot } = ask;
  const { contacts, exits, rest } = resolved;
  return { commandIndex: record.length - 1, ...by, table, shot, result: { contacts, exits, rest } };
}

/** Every line of this flick tells of it, with all that stands of what the rules made of it. */
function withFilm<P extends Played>(
  { book: { game } }: GameModule<P>,
  course: Course<P>,
  facts: FlickFacts<P['flicked']>,
): Course<P> {
  const events = course.log.flatMap((line) => (line.flick === facts && !line.isTakenBack ? [line.event] : []));
  const film = { ...facts, events: knownToAll(game, course.timeline.state, events) };
  return { ...course, film, log: course.log.map((line) => (line.flick === facts ? { ...line, film } : line)) };
}

/** The line that told of the release belongs to the flick as well. */
function noteRelease<P extends Played>(
  { flicks }: GameModule<P>,
  log: readonly CourseLine<P>[],
  step: number,
  facts: FlickFacts<P['flicked']>,
): readonly CourseLine<P>[] {
  return log.map((line) =>
    line.step === step && !line.isTakenBack && flicks?.isRelease(line.event) === true
      ? { ...line, flick: facts }
      : line,
  );
}

function afterTakingBack<P extends Played>(
  module: GameModule<P>,
  log: readonly CourseLine<P>[],
  timeline: Timeline<P>,
): Course<P> {
  const kept = timeline.steps.length;
  const struck = log.map((line) => (line.step >= kept && !line.isTakenBack ? { ...line, isTakenBack: true } : line));
  const last = struck.findLast(({ flick, isTakenBack }) => flick !== null && !isTakenBack)?.flick ?? null;
  const course = { timeline, log: struck, film: null };
  return last === null ? course : withFilm(module, course, last);
}

/** The flick that is still being settled, if one is. */
function flickBeingSettled<P extends Played>(
  { flicks }: GameModule<P>,
  { timeline, log }: Course<P>,
): FlickFacts<P['flicked']> | null {
  const isSettling = flicks?.isSettling(timeline.state) === true;
  return isSettling ? (log.findLast(({ flick, isTakenBack }) => flick !== null && !isTakenBack)?.flick ?? null) : null;
}

/** One step on, or one back. */
export function goOn<P extends Played>(
  module: GameModule<P>,
  course: Course<P>,
  step: RecordedStep<P>,
  cause: Cause<P> | null = null,
): Result<Course<P>, Refusal> {
  const advanced = advance(module.book.game, course.timeline, step);
  if (!advanced.ok) return err(advanced.refusal);
  const { timeline, events } = advanced;
  if (isTakingBack(step)) return ok(afterTakingBack(module, course.log, timeline));
  const index = course.timeline.steps.length;
  const released = factsOf(module, course.timeline, step);
  const log = released === null ? course.log : noteRelease(module, course.log, index - 1, released);
  const flick = released ?? flickBeingSettled(module, course);
  const origin = { step: index, flick, cause };
  const next: Course<P> = { timeline, log: withEvents(module, log, events, origin), film: course.film };
  return ok(flick === null ? next : withFilm(module, next, flick));
}

/** Several steps, one after the other: all of them or none. */
export function goAll<P extends Played>(
  module: GameModule<P>,
  course: Course<P>,
  steps: readonly RecordedStep<P>[],
): Result<Course<P>, Refusal> {
  let next = course;
  for (const step of steps) {
    const gone = goOn(module, next, step);
    if (!gone.ok) return gone;
    next = gone.value;
  }
  return ok(next);
}
