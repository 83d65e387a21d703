import { err, ok, type Result } from '../../lib';
import type { Flight } from '../../physics';
import { catacombs, type CatacombsEvent, type CatacombsTypes } from '../../rules/catacombs';
import { advance, timelineOf, type Carried, type RecordedStep, type Refusal, type Timeline } from '../../rules/machine';
import { filmOf, type FlickFacts } from '../flicking/film';
import type { FlickFilm } from '../game/flickFilm';
import type { Cause, LogLine } from '../game/tableState';

export type CatacombsStep = RecordedStep<CatacombsTypes>;
export type CatacombsTimeline = Timeline<CatacombsTypes>;

export interface CourseLine extends LogLine {
  /** Which step of the timeline it came of; -1 for the opening. */
  readonly step: number;
  readonly flick: FlickFacts | null;
}

/** A game with its past and its log: a value. */
export interface Course {
  readonly timeline: CatacombsTimeline;
  readonly log: readonly CourseLine[];
  /** The last flick that stands. */
  readonly film: FlickFilm | null;
}

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

function roundAfter(round: number, event: CatacombsEvent): number {
  if (event.kind === 'roundBegan') return event.round;
  return event.kind === 'roomEntered' ? 0 : round;
}

/** The log with these events at its end. */
function withEvents(
  log: readonly CourseLine[],
  events: readonly CatacombsEvent[],
  step: number,
  flick: FlickFacts | null = null,
  cause: Cause | null = null,
): readonly CourseLine[] {
  let round = log.findLast(({ isTakenBack }) => !isTakenBack)?.round ?? 0;
  const lines = events.map((event, index): CourseLine => {
    round = roundAfter(round, event);
    const isOfFlick = OF_A_FLICK.has(event.kind);
    const number = log.length + index;
    return {
      number,
      round,
      event,
      film: null,
      isTakenBack: false,
      cause: index === 0 ? cause : null,
      step,
      flick: isOfFlick ? flick : null,
    };
  });
  return [...log, ...lines];
}

export const openCourse = (carried: Carried<CatacombsTypes>): Course => ({
  timeline: timelineOf(carried),
  log: withEvents([], carried.events, -1),
  film: null,
});

/** What is to be kept of the flick that this step brings to rest; null for any other step. */
function factsOf({ state, steps, record }: CatacombsTimeline, step: CatacombsStep): FlickFacts | null {
  const ask = state.prompt?.ask;
  const purpose = steps.at(-1)?.purpose;
  const board = state.model.room?.board;
  if (step.kind !== 'flickResolved' || ask?.kind !== 'flickResolved') return null;
  if (purpose?.kind !== 'flick' || board === undefined) return null;
  const { table, shot } = ask;
  const { contacts, exits, rest } = step;
  const { actor, attack } = purpose;
  return { commandIndex: record.length - 1, actor, attack, board, table, shot, result: { contacts, exits, rest } };
}

/** Every line of this flick gets its film, with all that stands of what the rules made of it. */
function withFilm(course: Course, facts: FlickFacts, flown: Flight | null): Course {
  const events = course.log.flatMap((line) => (line.flick === facts && !line.isTakenBack ? [line.event] : []));
  const film = filmOf(facts, events, flown);
  return { ...course, film, log: course.log.map((line) => (line.flick === facts ? { ...line, film } : line)) };
}

/** The line that told of the release belongs to the flick as well. */
function noteRelease(log: readonly CourseLine[], step: number, facts: FlickFacts): readonly CourseLine[] {
  return log.map((line) =>
    line.step === step && !line.isTakenBack && line.event.kind === 'flicked' ? { ...line, flick: facts } : line,
  );
}

function afterTakingBack(log: readonly CourseLine[], timeline: CatacombsTimeline): Course {
  const kept = timeline.steps.length;
  const struck = log.map((line) => (line.step >= kept && !line.isTakenBack ? { ...line, isTakenBack: true } : line));
  const last = struck.findLast(({ flick, isTakenBack }) => flick !== null && !isTakenBack)?.flick ?? null;
  const course = { timeline, log: struck, film: null };
  return last === null ? course : withFilm(course, last, null);
}

/** The flick that is still being settled, if one is. */
function flickBeingSettled({ timeline, log }: Course): FlickFacts | null {
  const isSettling = (timeline.state.model.room?.settlements.length ?? 0) > 0;
  return isSettling ? (log.findLast(({ flick, isTakenBack }) => flick !== null && !isTakenBack)?.flick ?? null) : null;
}

export interface Background {
  /** The flight, where physics has just been run for it. */
  readonly flown?: Flight | null;
  readonly cause?: Cause | null;
}

/** One step on, or one back. */
export function goOn(
  course: Course,
  step: CatacombsStep,
  { flown = null, cause = null }: Background = {},
): Result<Course, Refusal> {
  const advanced = advance(catacombs, course.timeline, step);
  if (!advanced.ok) return err(advanced.refusal);
  const { timeline, events } = advanced;
  if (step.kind === 'undo' || step.kind === 'retake') return ok(afterTakingBack(course.log, timeline));
  const index = course.timeline.steps.length;
  const released = factsOf(course.timeline, step);
  const log = released === null ? course.log : noteRelease(course.log, index - 1, released);
  const flick = released ?? flickBeingSettled(course);
  const next: Course = { timeline, log: withEvents(log, events, index, flick, cause), film: course.film };
  return ok(flick === null ? next : withFilm(next, flick, flown));
}

/** Several steps, one after the other: all of them or none. */
export function goAll(course: Course, steps: readonly CatacombsStep[]): Result<Course, Refusal> {
  let next = course;
  for (const step of steps) {
    const gone = goOn(next, step);
    if (!gone.ok) return gone;
    next = gone.value;
  }
  return ok(next);
}
