import { ok, type Result } from '../../lib';
import { catacombs } from '../../rules/catacombs';
import { recordOf, writeRecord, type SeatId } from '../../rules/machine';
import type { GameShelf, StoredGame } from '../../storage';
import type { Course } from '../course/course';
import type { GameOpening } from '../game/opening';
import type { GameSheet } from '../game/sheet';
import { fileFault, storageFault, unknownGame, type GameFault } from './gameFault';
import { gameSummary } from '../catacombs/summary/gameSummary';
import { readSheet, tableIn, writeSheet, type KeptSheet } from '../game/keptSheet';
import { bareStep } from '../course/keptStep';
import { isSaidBySteps, readCourse, readSteps, type DroppedSteps } from '../course/readCourse';
import { snapshotOf } from '../course/courseSnapshot';

/** A game off the shelf, played up to where it was left. */
export interface ReadGame {
  readonly opening: GameOpening;
  readonly course: Course;
  readonly sheet: GameSheet;
  readonly hand: SeatId | null;
  /** How many steps are on the shelf: more than there are in the course, when some had to be dropped. */
  readonly stepCount: number;
  /** How many of them the latest snapshot stands for. */
  readonly snapshotStepCount: number;
  readonly dropped: DroppedSteps | null;
}

/** Off the shelf, if it is a game that is played here: any other has its own ways to read what it kept. */
async function openedGame(shelf: GameShelf, id: string): Promise<Result<StoredGame, GameFault>> {
  const found = await shelf.open(id);
  if (!found.ok) return storageFault(found.error);
  const { game } = found.value.entry;
  return game === catacombs.id ? found : unknownGame(game);
}

/** A game off the shelf, as far as its journal can be read. */
export async function openStored(shelf: GameShelf, id: string) {
  const opened = await openedGame(shelf, id);
  if (!opened.ok) return opened;
  const { opening, steps } = opened.value;
  const read = readSteps(opening, steps);
  return read.ok ? ok({ game: opened.value, record: read.value.record }) : fileFault(read.error);
}

/**
 * A game as a file: its record as it was written, or, where these rules do not play it from its beginning to where it is,
 * all that the shelf has of it.
 */
export async function writtenGame(shelf: GameShelf, id: string, atMs: number): Promise<Result<string, GameFault>> {
  const opened = await openedGame(shelf, id);
  const isForeign = !opened.ok && opened.error.kind === 'unknownGame';
  if (isForeign || (opened.ok && opened.value.snapshot !== null && !isSaidBySteps(opened.value))) {
    const exported = await shelf.exportGame(id, atMs);
    return exported.ok ? exported : storageFault(exported.error);
  }
  if (!opened.ok) return opened;
  try {
    const { setup, seed } = JSON.parse(opened.value.opening) as GameOpening;
    const commands = opened.value.steps.map((text): unknown => JSON.parse(bareStep(text)));
    const { sheet, touchedAtMs } = opened.value.entry;
    return ok(writeRecord(recordOf(catacombs.id, { setup, seed }, commands, tableIn(sheet, touchedAtMs))));
  } catch (cause) {
    return fileFault({ place: '', message: String(cause) });
  }
}

export async function readStoredGame(shelf: GameShelf, id: string): Promise<Result<ReadGame, GameFault>> {
  const opened = await openedGame(shelf, id);
  if (!opened.ok) return opened;
  const game = opened.value;
  const read = readCourse(game);
  if (!read.ok) return fileFault(read.error);
  const { opening, ...rest } = read.value;
  return ok({
    opening,
    ...rest,
    ...readSheet(game.entry.sheet, opening.setup),
    stepCount: game.steps.length,
  });
}

export interface GameToStore extends Pick<KeptSheet, 'broughtIn'> {
  readonly id: string;
  readonly opening: GameOpening;
  readonly course: Course;
  readonly sheet: GameSheet;
}

/** Puts a game on the shelf, with all that has been played of it. */
export async function storeGame(
  shelf: GameShelf,
  { id, opening, course, sheet, broughtIn }: GameToStore,
  nowMs: () => number,
): Promise<Result<null, GameFault>> {
  const { state, record } = course.timeline;
  const atMs = nowMs();
  const created = await shelf.create({
    id,
    game: catacombs.id,
    atMs,
    opening: JSON.stringify(opening),
    sheet: writeSheet({ sheet, hand: null, ...(broughtIn === undefined ? {} : { broughtIn }) }),
    summary: JSON.stringify(gameSummary(state)),
    steps: record.map((step) => ({ atMs, text: JSON.stringify(step) })),
    // Other rules would not begin it alike.
    snapshot: { stepCount: record.length, text: snapshotOf(course) },
    isOver: state.outcome !== null,
  });
  return created.ok ? created : storageFault(created.error);
}
