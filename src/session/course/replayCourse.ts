import { err, ok, type Result } from '../../lib';
import { catacombsBook } from '../../rules/catacombs';
import { completeStep, readRecord, replay, type FileFault } from '../../rules/machine';
import { goOn, openCourse, type Course } from './course';

type Read = ReturnType<typeof readCatacombs>;
export type CatacombsRecord = Extract<Read, { readonly ok: true }>['value'];

/** The text of a record, or the one clear reason why it cannot be read. */
export const readCatacombs = (text: string) => readRecord(catacombsBook, text);

/** What the rules object to in this record, in their words. */
function faultIn(record: CatacombsRecord): FileFault {
  const replayed = replay(catacombsBook, record);
  if (replayed.ok) throw new Error('a record that is refused and is not');
  return replayed.error;
}

/** A recorded game played through the rules again, with its log. Physics is not run. */
export function replayCourse(record: CatacombsRecord): Result<Course, FileFault> {
  const opened = catacombsBook.start(record.setup, record.seed);
  if (!opened.ok) return err(faultIn(record));
  let course = openCourse(opened.value);
  for (const written of record.commands) {
    const next = goOn(course, completeStep(catacombsBook, course.timeline.state, written));
    if (!next.ok) return err(faultIn(record));
    course = next.value;
  }
  return ok(course);
}
