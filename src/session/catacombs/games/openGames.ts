import { err, ok, type Result } from '../../../lib';
import { catacombs, openCatacombs, readAdventure, type Adventure } from '../../../rules/catacombs';
import { recordOf, writeRecord, type FileFault } from '../../../rules/machine';
import type { GameShelf, StorageFault } from '../../../storage';
import { createTableSession } from '../table/createTableSession';
import { openCourse, type Course } from '../course/course';
import { setupOf, sheetOf, type NewGameDraft } from '../draft/newGameDraft';
import { gameSummary } from './gameSummary';
import { readSheet, writeSheet } from './keptSheet';
import { listedGame, type ListedGame } from './listedGame';
import type { GameOpening } from '../opening';
import { readCatacombs, replayCourse } from '../course/replayCourse';
import type { GameSheet } from '../sheet';
import type { TableSession } from '../tableSession';

/** Why a game cannot be begun, opened or brought in: the shelf, or what is in the file. */
export type GameFault =
  { readonly kind: 'storage'; readonly fault: StorageFault } | { readonly kind: 'file'; readonly fault: FileFault };

export interface OpenedGame {
  readonly session: TableSession;
  /** Why steps at the end had to be left out; null when all of the game is there. */
  readonly dropped: { readonly fromStep: number; readonly reason: string } | null;
}

/** The games on this device. A fault is a value, and what is on the shelf stays as it was. */
export interface Games {
  /** The latest first. */
  list(): Promise<Result<readonly ListedGame[], StorageFault>>;
  create(draft: NewGameDraft): Promise<Result<TableSession, GameFault>>;
  continue(id: string): Promise<Result<OpenedGame, GameFault>>;
  remove(id: string): Promise<Result<null, StorageFault>>;
  restore(id: string): Promise<Result<null, StorageFault>>;
  /** A record becomes a game of the list, of which this is the id. */
  importRecord(text: string): Promise<Result<string, GameFault>>;
  exportRecord(id: string): Promise<Result<string, GameFault>>;
  importAdventure(text: string): Result<Adventure, FileFault>;
}

export interface GamesOptions {
  readonly shelf: GameShelf;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
  /** A new name for a game, never the same twice. */
  readonly newId: () => string;
}

const storageFault = (fault: StorageFault): Result<never, GameFault> => err({ kind: 'storage', fault });
const fileFault = (fault: FileFault): Result<never, GameFault> => err({ kind: 'file', fault });

const openingText = (opening: GameOpening): string => JSON.stringify(opening);

/** A game as it is kept, as the record that it is. */
const recordText = (opening: string, steps: readonly string[]): string =>
  `{"format":"pichenette-record","version":1,"game":"${catacombs.id}",${opening.slice(1, -1)},"commands":[${steps.join(',')}]}`;

export function openGames({ shelf, nowMs, newId }: GamesOptions): Games {
  async function put(opening: GameOpening, course: Course, sheet: GameSheet): Promise<Result<string, GameFault>> {
    const id = newId();
    const { state, record } = course.timeline;
    const created = await shelf.create({
      id,
      game: catacombs.id,
      atMs: nowMs(),
      opening: openingText(opening),
      sheet: writeSheet({ sheet, hand: null }),
      summary: JSON.stringify(gameSummary(state)),
    });
    if (!created.ok) return storageFault(created.error);
    for (const [index, step] of record.entries()) {
      const appended = await shelf.append(id, index, JSON.stringify(step), nowMs());
      if (!appended.ok) return storageFault(appended.error);
    }
    return ok(id);
  }

  async function read(id: string) {
    const stored = await shelf.open(id);
    if (!stored.ok) return storageFault(stored.error);
    const { opening, steps } = stored.value;
    const record = readCatacombs(recordText(opening, steps));
    return record.ok ? ok({ stored: stored.value, record: record.value }) : fileFault(record.error);
  }

  return {
    async list() {
      const listed = await shelf.list();
      return listed.ok ? ok(listed.value.map(listedGame)) : listed;
    },
    async create(draft) {
      const opening = { setup: setupOf(draft), seed: draft.seed };
      const opened = openCatacombs(opening.setup, opening.seed);
      if (!opened.ok) return fileFault({ place: 'setup', message: opened.error.reason });
      const course = openCourse(opened.value);
      const sheet = sheetOf(draft);
      const put_ = await put(opening, course, sheet);
      if (!put_.ok) return put_;
      const common = { gameId: put_.value, opening, course, sheet, hand: null, shelf, stepCount: 0, nowMs };
      return ok(createTableSession(common));
    },
    async continue(id) {
      const found = await read(id);
      if (!found.ok) return found;
      const { stored, record } = found.value;
      const opening = { setup: record.setup, seed: record.seed };
      const replayed = replayCourse(record);
      if (!replayed.ok) return fileFault(replayed.error);
      const { sheet, hand } = readSheet(stored.entry.sheet, record.setup);
      const stepCount = stored.steps.length;
      const session = createTableSession({
        gameId: id,
        opening,
        course: replayed.value,
        sheet,
        hand,
        shelf,
        stepCount,
        nowMs,
      });
      return ok({ session, dropped: stored.dropped });
    },
    remove: (id) => shelf.remove(id),
    restore: (id) => shelf.restore(id),
    async importRecord(text) {
      const record = readCatacombs(text);
      if (!record.ok) return fileFault(record.error);
      const replayed = replayCourse(record.value);
      if (!replayed.ok) return fileFault(replayed.error);
      const { setup, seed } = record.value;
      return put({ setup, seed }, replayed.value, readSheet('', setup).sheet);
    },
    async exportRecord(id) {
      const found = await read(id);
      if (!found.ok) return found;
      const { setup, seed, commands } = found.value.record;
      return ok(writeRecord(recordOf(catacombs.id, { setup, seed }, commands)));
    },
    importAdventure: readAdventure,
  };
}
