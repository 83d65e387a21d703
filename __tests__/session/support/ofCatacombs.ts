import type { Carried, RecordedStep } from '../../../src/rules/machine';
import type { CatacombsState, CatacombsTypes } from '../../../src/rules/catacombs';
import { catacombsModule as module, type CatacombsPlayed } from '../../../src/session/catacombs';
import * as courses from '../../../src/session/course/course';
import * as snapshots from '../../../src/session/course/courseSnapshot';
import * as kept from '../../../src/session/course/keptStep';
import * as reading from '../../../src/session/course/readCourse';
import * as replaying from '../../../src/session/course/replayCourse';
import * as format from '../../../src/session/course/snapshotFormat';
import type * as game from '../../../src/session/game/course';
import type { Beat as AnyBeat } from '../../../src/session/game/tableState';
import * as listing from '../../../src/session/shelf/listedGame';
import * as seen from '../../../src/session/course/seenBy';
import { MODULES } from '../../../src/session/modules';
import { admitIn } from '../../../src/session/shelf/admitIn';
import { whyNotRetake as whyNotRetakeOf } from '../../../src/session/table/retaking';
import type { ShelfEntry } from '../../../src/storage';

/** The sessions' own functions, as they work for Catacombs. */
export type Course = game.Course<CatacombsPlayed>;
export type LogLine = game.CourseLine<CatacombsPlayed>;
export type Cause = game.Cause<CatacombsPlayed>;
export type CatacombsStep = RecordedStep<CatacombsPlayed>;
type State = Course['timeline']['state'];
type Eyes = Parameters<typeof module.book.game.viewFor>[1];

export const openCourse = (carried: Carried<CatacombsTypes>) =>
  courses.openCourse(module, carried as Carried<CatacombsPlayed>);
export const goOn = (course: Course, step: CatacombsStep, cause?: Cause) => courses.goOn(module, course, step, cause);
export const snapshotOf = (course: Course) => snapshots.snapshotOf(module, course);
export const courseOf = (text: string, record: readonly CatacombsStep[]) => snapshots.courseOf(module, text, record);
export const readSnapshot = (text: string) => format.readSnapshot<CatacombsPlayed>(text);
export const readCourse = (one: reading.KeptGame) => reading.readCourse(module, one);
export const readCatacombs = (text: string) => replaying.readText(module, text);
export const replayCourse = (record: replaying.ReadRecord<CatacombsPlayed>) => replaying.replayCourse(module, record);
export const causeOf = (text: string) => kept.causeOf(module, text);
export const writeStep = (step: CatacombsStep, cause: Cause | null) => kept.writeStep(module, step, cause);
export const listedGame = (entry: ShelfEntry) => listing.listedGame(module, entry);
export const beatSeenBy = (beat: AnyBeat<CatacombsPlayed> | null, state: State, eyes: Eyes) =>
  seen.beatSeenBy(module, beat, state, eyes);
export const logSeenBy = (log: readonly LogLine[], timeline: Course['timeline'], eyes: Eyes) =>
  seen.logSeenBy(module, log, timeline, eyes);
export const whyNotRetake = (course: Course, sheet: Parameters<typeof whyNotRetakeOf>[2]) =>
  whyNotRetakeOf(module, course, sheet);

/** The state of the rules, as a table holds it. */
export const asView = (state: CatacombsState): State => state as State;
type OfCatacombs<Row> = Extract<Row, { readonly game: 'catacombs' }>;

/** The rows of a list that are games of Catacombs. */
export const playable = <Row extends { readonly game: string | null }>(rows: readonly Row[]) =>
  rows.filter((row): row is OfCatacombs<Row> => row.game === 'catacombs');
/** What is known to be of Catacombs. */
export function ofCatacombs<Row extends { readonly game: string | null }>(row: Row): OfCatacombs<Row> {
  if (row.game !== 'catacombs') throw new Error(`${row.game} is not Catacombs`);
  return row as OfCatacombs<Row>;
}
export const foreignIn = <Row extends { readonly game: string | null }>(rows: readonly Row[]) =>
  rows.filter((row): row is Extract<Row, { readonly game: null }> => row.game === null);
export const { seatsIn } = module;
export const admitGame = admitIn(MODULES);
