import { ok, type Result } from '../../lib';
import { catacombs, openCatacombs, readAdventure, type Adventure } from '../../rules/catacombs';
import type { FileFault } from '../../rules/machine';
import type { GameShelf, ShelfEntry, StorageFault } from '../../storage';
import { openCourse } from '../course/course';
import { readCatacombs, replayCourse } from '../course/replayCourse';
import { setupOf, sheetOf, type NewGameDraft } from '../catacombs/draft/newGameDraft';
import { openPlayback, type Playback } from '../playback/openPlayback';
import { createTableSession } from '../table/createTableSession';
import { followTable } from './tabs/followTable';
import { openSharedTable } from './tabs/openSharedTable';
import type { SharedTable } from './tabs/sharedTable';
import { whileOurs } from './tabs/whileOurs';
import type { TableSession } from '../game/tableSession';
import type { KeptFlicks, Likeness } from '../flicking/likeness';
import type { Thinker } from '../thinkers/thinker';
import { fileFault, type GameFault } from './gameFault';
import { sheetTold } from '../game/keptSheet';
import { foreignGame, listedGame, unreadGame, type ForeignGame, type ListedGame } from './listedGame';
import { readSteps, type DroppedSteps } from '../course/readCourse';
import { createRemovals, type Removals } from './removals';
import { renameGame } from './renameGame';
import { readStoredGame, storeGame, writtenGame } from './storedGame';

export interface OpenedGame {
  readonly session: TableSession;
  /** Why steps at the end had to be left out; null when all of the game is there. */
  readonly dropped: DroppedSteps | null;
}

/** The games on this device. A fault is a value, and what is on the shelf stays as it was. */
export interface Games extends Removals {
  /** The latest first. */
  list(): Promise<Result<readonly ListedGame[], StorageFault>>;
  /** What is here and cannot be played here, each with why not. */
  foreign(): Promise<Result<readonly ForeignGame[], StorageFault>>;
  /** Lays a game out and puts it on the shelf; answers its id, and nobody sits at it yet. */
  create(draft: NewGameDraft): Promise<Result<string, GameFault>>;
  /** At the very prompt where it was left. */
  continue(id: string): Promise<Result<OpenedGame, GameFault>>;
  /** The same, or the table of the other tab that plays it. */
  sitAt(id: string): SharedTable;
  /** Refused while a table has it. */
  rename(id: string, name: string): Promise<Result<null, StorageFault>>;
  /** A record becomes a game of the list, of which this is the id. */
  importRecord(text: string): Promise<Result<string, GameFault>>;
  /** All of it as it was written, even what these rules would not take: then it is a file as of everything. */
  exportRecord(id: string): Promise<Result<string, GameFault>>;
  importAdventure(text: string): Result<Adventure, FileFault>;
  /** Everybody who has flicked often enough here for the app to flick like them. */
  likenesses(): Promise<readonly Likeness[]>;
  /** To be watched again, with its story. */
  playback(id: string): Promise<Result<Playback, GameFault>>;
}

export interface GamesOptions {
  readonly shelf: GameShelf;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
  /** A new name for a game, never the same twice. */
  readonly newId: () => string;
  readonly thinker: Thinker;
  readonly flicks: KeptFlicks;
}

const isPlayedHere = ({ game }: ShelfEntry): boolean => game === catacombs.id;

export function openGames({ shelf, nowMs, newId, thinker, flicks }: GamesOptions): Games {
  async function create(draft: NewGameDraft): Promise<Result<string, GameFault>> {
    const opening = { setup: setupOf(draft), seed: draft.seed };
    // What is kept is read as a file when it is opened again: it must not be kept when it cannot be.
    const readable = readSteps(JSON.stringify(opening), []);
    if (!readable.ok) return fileFault(readable.error);
    const opened = openCatacombs(opening.setup, opening.seed);
    if (!opened.ok) return fileFault({ place: 'setup', message: opened.error.reason });
    const game = { id: newId(), opening, course: openCourse(opened.value), sheet: sheetOf(draft) };
    const stored = await storeGame(shelf, game, nowMs);
    return stored.ok ? ok(game.id) : stored;
  }

  async function importRecord(text: string): Promise<Result<string, GameFault>> {
    const record = readCatacombs(text);
    if (!record.ok) return fileFault(record.error);
    const replayed = replayCourse(record.value);
    if (!replayed.ok) return fileFault(replayed.error);
    const { setup, seed, table = {} } = record.value;
    const { playedAt } = table;
    const broughtIn = playedAt === undefined ? 'undated' : 'dated';
    const sheet = sheetTold(table, setup);
    const game = { id: newId(), opening: { setup, seed }, course: replayed.value, sheet, broughtIn } as const;
    // Nothing has been played later than now, whatever the clock of the other device says.
    const atMs = playedAt === undefined ? nowMs() : Math.min(Date.parse(playedAt), nowMs());
    const stored = await storeGame(shelf, game, () => atMs);
    return stored.ok ? ok(game.id) : stored;
  }

  async function goOn(id: string): Promise<Result<OpenedGame, GameFault>> {
    const read = await readStoredGame(shelf, id);
    if (!read.ok) return read;
    const { dropped } = read.value;
    return ok({ session: createTableSession({ ...read.value, gameId: id, shelf, nowMs, thinker, flicks }), dropped });
  }

  return {
    async list() {
      const listed = await shelf.list();
      return listed.ok ? ok(listed.value.filter(isPlayedHere).map(listedGame)) : listed;
    },
    async foreign() {
      const [listed, unread] = await Promise.all([shelf.list(), shelf.unreadable()]);
      if (!listed.ok) return listed;
      if (!unread.ok) return unread;
      const others = listed.value.filter((entry) => !isPlayedHere(entry));
      return ok([...others.map(foreignGame), ...unread.value.map(unreadGame)]);
    },
    create,
    continue: goOn,
    sitAt: (id) =>
      openSharedTable({
        claim: () => shelf.claim(id),
        play: () => goOn(id),
        follow: () => followTable(shelf, id),
      }),
    rename: (id, name) => whileOurs(shelf, id, () => renameGame(shelf, id, name)),
    ...createRemovals(shelf),
    importRecord,
    exportRecord: (id) => writtenGame(shelf, id, nowMs()),
    importAdventure: readAdventure,
    likenesses: flicks.likenesses,
    async playback(id) {
      const read = await readStoredGame(shelf, id);
      return read.ok ? ok(openPlayback(read.value)) : read;
    },
  };
}
