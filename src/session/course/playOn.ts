import { err, ok, type Result } from '../../lib';
import { apply, type Refusal, type SeatId } from '../../rules/machine';
import { catacombs, isMovementAsked, type CatacombsAnswer, type CatacombsState } from '../../rules/catacombs';
import type { FlickResolvedAsk } from '../../rules/flicking';
import { goOn, type Background, type CatacombsStep, type Course } from './course';
import type { Cause } from '../game/tableState';
import { flyFlick } from '../flicking/flyFlick';
import type { Chapter } from './telling';

export interface Played {
  readonly course: Course;
  /** One for each step. */
  readonly chapters: readonly Chapter[];
}

interface Part {
  readonly from: number;
  readonly isFlight: boolean;
  readonly after: Course;
}

/** Lines are taken from the end of it all: by then a release knows its film. */
const chaptersOf = (
  parts: readonly Part[],
  { log }: Course,
  cause: Cause | null,
  isMovement: boolean,
): readonly Chapter[] =>
  parts.map(({ from, isFlight, after }) => ({
    lines: log.slice(from, after.log.length),
    film: isFlight ? after.film : null,
    after: after.timeline.state,
    cause,
    isMovement,
  }));

/** Answers, one after the other, and whatever flick they release flown to rest. All of it happens or nothing. */
export function playOn(
  start: Course,
  answers: readonly CatacombsAnswer[],
  seat: SeatId,
  cause: Cause | null = null,
): Result<Played, Refusal> {
  let course = start;
  const parts: Part[] = [];
  let isMovement = false;

  function take(step: CatacombsStep, background: Background): Refusal | null {
    const next = goOn(course, step, background);
    if (!next.ok) return next.error;
    parts.push({ from: course.log.length, isFlight: background.flown !== undefined, after: next.value });
    course = next.value;
    return null;
  }

  for (const answer of answers) {
    const { prompt } = course.timeline.state;
    isMovement ||= isMovementAsked(course.timeline.state);
    const refusal = take({ ...answer, seat, ...(prompt === null ? {} : { prompt: prompt.number }) }, { cause });
    if (refusal !== null) return err(refusal);
  }
  const flown = flyFlick(course.timeline.state);
  const refusal = flown === null ? null : take(flown.step, { flown: flown.flight });
  return refusal === null ? ok({ course, chapters: chaptersOf(parts, course, cause, isMovement) }) : err(refusal);
}

/** The flick that these answers would release, without releasing it. */
export function rehearse(state: CatacombsState, answers: readonly CatacombsAnswer[]): FlickResolvedAsk | null {
  let { prompt } = state;
  let now = state;
  for (const answer of answers) {
    const applied = apply(catacombs, now, answer);
    if (!applied.ok) return null;
    now = applied.state;
    ({ prompt } = now);
  }
  return prompt?.ask.kind === 'flickResolved' ? prompt.ask : null;
}
