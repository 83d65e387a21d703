import { err, ok, type Result } from '../../lib';
import {
  completeStep,
  readRecord,
  replay,
  withGivenFaces,
  type FileFault,
  type GameRecord,
  type WrittenTakingBack,
} from '../../rules/machine';
import type { Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import { goOn, openCourse } from './course';

export type ReadRecord<P extends Played> = GameRecord<P['setup'], P['written'] | WrittenTakingBack>;

/** The text of a record, or the one clear reason why it cannot be read. */
export const readText = <P extends Played>({ book }: GameModule<P>, text: string): Result<ReadRecord<P>, FileFault> =>
  readRecord(book, text);

/** What the rules object to in this record, in their words. */
function faultIn<P extends Played>({ book }: GameModule<P>, record: ReadRecord<P>): FileFault {
  const replayed = replay(book, record);
  if (replayed.ok) throw new Error('a record that is refused and is not');
  return replayed.error;
}

/** A recorded game played through the rules again, with its log. Physics is not run. */
export const replayCourse = <P extends Played>(
  module: GameModule<P>,
  record: ReadRecord<P>,
): Result<Course<P>, FileFault> => withGivenFaces(() => replayedCourse(module, record));

function replayedCourse<P extends Played>(module: GameModule<P>, record: ReadRecord<P>): Result<Course<P>, FileFault> {
  const { book } = module;
  const opened = book.start(record.setup, record.seed);
  if (!opened.ok) return err(faultIn(module, record));
  let course = openCourse(module, opened.value);
  for (const written of record.commands) {
    const next = goOn(module, course, completeStep(book, course.timeline.state, written));
    if (!next.ok) return err(faultIn(module, record));
    course = next.value;
  }
  return ok(course);
}
