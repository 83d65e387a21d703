import { err, ok, type Result } from '../../lib';
import {
  completeStep,
  notStarted,
  sayFault,
  stateHash,
  type FileFault,
  type RecordedStep,
  type Refusal,
} from '../../rules/machine';
import type { StoredGame } from '../../storage';
import type { Cause, Course } from '../game/course';
import type { GameModule } from '../game/gameModule';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import { goOn, openCourse } from './course';
import { courseOf } from './courseSnapshot';
import { bareStep, causeOf } from './keptStep';
import { readText, type ReadRecord } from './replayCourse';

/** Why steps at the end had to be left out. */
export interface DroppedSteps {
  readonly fromStep: number;
  readonly reason: string;
  /** They are whole, and do not fit the rules of this version. */
  readonly isRefused: boolean;
}

/** What is read of a game: all of it lies on the shelf, or in a file. */
export type KeptGame = Pick<StoredGame, 'opening' | 'steps' | 'snapshot' | 'dropped'>;

/** A game as far as it can be read, and why no farther. */
export interface ReadSteps<P extends Played> {
  readonly record: ReadRecord<P>;
  readonly dropped: DroppedSteps | null;
}

/** A game as far as the rules of today take it. */
export interface ReadCourse<P extends Played> {
  readonly opening: GameOpening<P>;
  readonly course: Course<P>;
  /** What was taken from a snapshot; null where all of it was played. */
  readonly snapshot: Course<P> | null;
  readonly dropped: DroppedSteps | null;
}

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const PLACE_OF_STEP = /^commands\[(\d+)\]/;

/** A game as it is kept is a record in pieces: each is read as strictly as a file, up to the first that makes no sense. */
export function readSteps<P extends Played>(
  module: GameModule<P>,
  opening: string,
  steps: readonly string[],
): Result<ReadSteps<P>, FileFault> {
  const sound = steps.findIndex((text) => !isJson(text));
  if (sound >= 0) return cutAt(module, opening, steps, sound, 'it is not JSON');
  const head = `"format":"pichenette-record","version":1,"game":"${module.book.game.id}",${opening.slice(1, -1)}`;
  const read = readText(module, `{${head},"commands":[${steps.map(bareStep).join(',')}]}`);
  if (read.ok) return ok({ record: read.value, dropped: null });
  const at = PLACE_OF_STEP.exec(read.error.place)?.[1];
  return at === undefined ? read : cutAt(module, opening, steps, Number(at), sayFault(read.error));
}

function cutAt<P extends Played>(
  module: GameModule<P>,
  opening: string,
  steps: readonly string[],
  at: number,
  reason: string,
): Result<ReadSteps<P>, FileFault> {
  const read = readSteps(module, opening, steps.slice(0, at));
  return read.ok ? ok({ ...read.value, dropped: { fromStep: at, reason, isRefused: true } }) : read;
}

/** As far as its latest snapshot; null when none fits. Its steps were read when they were taken, and are sealed. */
function upToSnapshot<P extends Played>(module: GameModule<P>, { snapshot, steps }: KeptGame): Course<P> | null {
  if (snapshot === null) return null;
  const record = steps.slice(0, snapshot.stepCount).map((text) => JSON.parse(bareStep(text)) as RecordedStep<P>);
  return courseOf(module, snapshot.text, record);
}

/** What the rules throw at is refused as well: a game of another version must not keep this one from opening. */
function taken<P extends Played>(
  module: GameModule<P>,
  course: Course<P>,
  written: ReadRecord<P>['commands'][number],
  cause: Cause<P> | null,
): Result<Course<P>, string> {
  try {
    const next = goOn(module, course, completeStep(module.book, course.timeline.state, written), cause);
    return next.ok ? next : err(`${next.error.reason}${next.error.rule === null ? '' : ` (${next.error.rule})`}`);
  } catch (cause) {
    return err(String(cause));
  }
}

function playOut<P extends Played>(
  module: GameModule<P>,
  start: Course<P>,
  { record: { commands }, dropped }: ReadSteps<P>,
  steps: readonly string[],
): Pick<ReadCourse<P>, 'course' | 'dropped'> {
  let course = start;
  for (const [index, written] of commands.entries()) {
    const next = taken(module, course, written, causeOf(module, steps[index] ?? ''));
    if (!next.ok) {
      return {
        course,
        dropped: { fromStep: course.timeline.record.length, reason: `refused: ${next.error}`, isRefused: true },
      };
    }
    course = next.value;
  }
  const { length } = course.timeline.record;
  return { course, dropped: dropped === null ? null : { ...dropped, fromStep: length } };
}

/** A refusal may say itself what of the set-up is wrong. */
export const faultOfStart = (refusal: Refusal): FileFault =>
  refusal.details.place === undefined ? { place: 'setup', message: refusal.reason } : notStarted(refusal);

function begunWith<P extends Played>(
  module: GameModule<P>,
  { setup, seed }: GameOpening<P>,
): Result<Course<P>, FileFault> {
  const carried = module.book.start(setup, seed);
  return carried.ok ? ok(openCourse(module, carried.value)) : err(faultOfStart(carried.error));
}

/** Whether its steps alone say how it stands: these rules come as far from its beginning as from its snapshot. */
export function isSaidBySteps<P extends Played>(module: GameModule<P>, game: KeptGame): boolean {
  const played = readCourse(module, { ...game, snapshot: null });
  const resumed = readCourse(module, game);
  if (!played.ok || !resumed.ok) return false;
  const [left, right] = [played.value, resumed.value].map(({ course: { timeline } }) =>
    stateHash({ state: timeline.state, length: timeline.record.length }),
  );
  return left === right;
}

/** A game off the shelf, from its latest snapshot on; without one it is played from its beginning. */
export function readCourse<P extends Played>(module: GameModule<P>, game: KeptGame): Result<ReadCourse<P>, FileFault> {
  const opened = readSteps(module, game.opening, []);
  if (!opened.ok) return opened;
  const { setup, seed } = opened.value.record;
  const opening = { setup, seed };
  const snapshot = upToSnapshot(module, game);
  const begun = snapshot === null ? begunWith(module, opening) : ok(snapshot);
  if (!begun.ok) return begun;
  const known = begun.value;
  const steps = game.steps.slice(known.timeline.record.length);
  const rest = readSteps(module, game.opening, steps);
  if (!rest.ok) return rest;
  const played = playOut(module, known, rest.value, steps);
  return ok({
    opening,
    ...played,
    snapshot,
    dropped: played.dropped ?? (game.dropped === null ? null : { ...game.dropped, isRefused: false }),
  });
}
