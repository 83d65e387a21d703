import { ok, type Result } from '../../../lib';
import { catacombs } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { GameShelf, StoredGame } from '../../../storage';
import type { Course } from '../course/course';
import { readCatacombs, replayCourse, type CatacombsRecord } from '../course/replayCourse';
import type { GameOpening } from '../opening';
import type { GameSheet } from '../sheet';
import { fileFault, storageFault, type GameFault } from './gameFault';
import { gameSummary } from './gameSummary';
import { readSheet, writeSheet } from './keptSheet';

/** A game off the shelf, played up to where it was left. */
export interface ReadGame {
  readonly opening: GameOpening;
  readonly course: Course;
  readonly sheet: GameSheet;
  readonly hand: SeatId | null;
  readonly stepCount: number;
  readonly dropped: StoredGame['dropped'];
}

/** A game as it is kept is a record in pieces: it is read as strictly as any file. */
const recordText = ({ opening, steps }: StoredGame): string =>
  `{"format":"pichenette-record","version":1,"game":"${catacombs.id}",${opening.slice(1, -1)},"commands":[${steps.join(',')}]}`;

/** A game off the shelf, as its journal says it. */
export async function openStored(shelf: GameShelf, id: string) {
  const opened = await shelf.open(id);
  if (!opened.ok) return storageFault(opened.error);
  const record = readCatacombs(recordText(opened.value));
  return record.ok ? ok({ game: opened.value, record: record.value }) : fileFault(record.error);
}

export async function readStoredRecord(shelf: GameShelf, id: string): Promise<Result<CatacombsRecord, GameFault>> {
  const found = await openStored(shelf, id);
  return found.ok ? ok(found.value.record) : found;
}

export async function readStoredGame(shelf: GameShelf, id: string): Promise<Result<ReadGame, GameFault>> {
  const found = await openStored(shelf, id);
  if (!found.ok) return found;
  const { game, record } = found.value;
  const replayed = replayCourse(record);
  if (!replayed.ok) return fileFault(replayed.error);
  const { setup, seed } = record;
  return ok({
    opening: { setup, seed },
    course: replayed.value,
    ...readSheet(game.entry.sheet, setup),
    stepCount: game.steps.length,
    dropped: game.dropped,
  });
}

export interface GameToStore {
  readonly id: string;
  readonly opening: GameOpening;
  readonly course: Course;
  readonly sheet: GameSheet;
}

/** Puts a game on the shelf, with all that has been played of it. */
export async function storeGame(
  shelf: GameShelf,
  { id, opening, course, sheet }: GameToStore,
  nowMs: () => number,
): Promise<Result<null, GameFault>> {
  const { state, record } = course.timeline;
  const atMs = nowMs();
  const created = await shelf.create({
    id,
    game: catacombs.id,
    atMs,
    opening: JSON.stringify(opening),
    sheet: writeSheet({ sheet, hand: null }),
    summary: JSON.stringify(gameSummary(state)),
    steps: record.map((step) => ({ atMs, text: JSON.stringify(step) })),
    isOver: state.outcome !== null,
  });
  return created.ok ? created : storageFault(created.error);
}
