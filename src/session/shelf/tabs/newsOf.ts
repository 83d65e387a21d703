import { completeStep } from '../../../rules/machine';
import { goOn } from '../../course/course';
import type { ReadRecord } from '../../course/replayCourse';
import type { Episode } from '../../course/telling';
import type { Course } from '../../game/course';
import type { GameModule } from '../../game/gameModule';
import type { Played } from '../../game/played';

export interface News<P extends Played> {
  readonly course: Course<P>;
  /** What is to be told of it; null where something was taken back, which is seen at once. */
  readonly episodes: readonly Episode<P>[] | null;
}

interface Part<P extends Played> {
  readonly from: number;
  readonly isFlight: boolean;
  readonly isMovement: boolean;
  readonly after: Course<P>;
}

/** What a record says beyond what is known of a game; null when it is not the same game any more. */
export function newsOf<P extends Played>(
  module: GameModule<P>,
  known: Course<P>,
  { commands }: ReadRecord<P>,
): News<P> | null {
  const { book, flicks } = module;
  const fresh = commands.slice(known.timeline.record.length);
  const parts: Part<P>[] = [];
  let course = known;
  /** Of what was written just before. */
  let isMovement = false;
  for (const written of fresh) {
    const next = goOn(module, course, completeStep(book, course.timeline.state, written));
    if (!next.ok) return null;
    const isFlight = next.value.film !== course.film && written.kind !== 'undo' && written.kind !== 'retake';
    parts.push({ from: course.log.length, isFlight, isMovement, after: next.value });
    isMovement = flicks?.isMovement(course.timeline.state) === true;
    course = next.value;
  }
  const isBack = fresh.some(({ kind }) => kind === 'undo' || kind === 'retake');
  const episodes = parts.map(({ from, isFlight, isMovement, after }): Episode<P> => ({
    lines: course.log.slice(from, after.log.length),
    film: isFlight ? after.film : null,
    after: after.timeline.state,
    // Who watches is told what happens, and reads the reasons once the game is theirs.
    cause: null,
    isMovement,
  }));
  return { course, episodes: isBack ? null : episodes };
}
