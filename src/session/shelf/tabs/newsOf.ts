import { catacombsBook, isMovementAsked } from '../../../rules/catacombs';
import { completeStep } from '../../../rules/machine';
import { goOn, type Course } from '../../course/course';
import type { CatacombsRecord } from '../../course/replayCourse';
import type { Chapter } from '../../course/telling';

export interface News {
  readonly course: Course;
  /** What is to be told of it; null where something was taken back, which is seen at once. */
  readonly chapters: readonly Chapter[] | null;
}

interface Part {
  readonly from: number;
  readonly isFlight: boolean;
  readonly isMovement: boolean;
  readonly after: Course;
}

/** What a record says beyond what is known of a game; null when it is not the same game any more. */
export function newsOf(known: Course, { commands }: CatacombsRecord): News | null {
  const fresh = commands.slice(known.timeline.record.length);
  const parts: Part[] = [];
  let course = known;
  /** Of what was written just before. */
  let isMovement = false;
  for (const written of fresh) {
    const next = goOn(course, completeStep(catacombsBook, course.timeline.state, written));
    if (!next.ok) return null;
    const isFlight = written.kind === 'flickResolved';
    parts.push({ from: course.log.length, isFlight, isMovement, after: next.value });
    isMovement = isMovementAsked(course.timeline.state);
    course = next.value;
  }
  const isBack = fresh.some(({ kind }) => kind === 'undo' || kind === 'retake');
  const chapters = parts.map(({ from, isFlight, isMovement, after }): Chapter => ({
    lines: course.log.slice(from, after.log.length),
    film: isFlight ? after.film : null,
    after: after.timeline.state,
    // Who watches is told what happens, and reads the reasons once the game is theirs.
    cause: null,
    isMovement,
  }));
  return { course, chapters: isBack ? null : chapters };
}
