import { ok, type Result } from '../../lib';
import { gameNamed, readSight, writeSight, type Eyes } from '../../rules/machine';
import type { GameShelf, StorageFault, StoredGame } from '../../storage';
import { openCourse } from '../course/course';
import { faultOfStart, readSteps, type DroppedSteps } from '../course/readCourse';
import { readText, replayCourse } from '../course/replayCourse';
import type { KeptFlicks } from '../flicking/likeness';
import type { GameModule } from '../game/gameModule';
import { sheetTold, tableIn } from '../game/keptSheet';
import type { Likeness } from '../game/likeness';
import { AT_THE_TABLE, type Occasion } from '../game/occasion';
import type { GameOpening } from '../game/opening';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import type { TableSession } from '../game/tableSession';
import type { Thinker } from '../game/thinker';
import { openPlayback } from '../playback/openPlayback';
import { openSight } from '../sight/openSight';
import { sightOf } from '../sight/sightOf';
import { createTableSession } from '../table/createTableSession';
import { fileFault, storageFault, unknownGame, type GameFault } from './gameFault';
import { foreignGame, listedGame, unreadGame, type ForeignGame } from './listedGame';
import {
  moduleOf,
  type ListedAs,
  type Modules,
  type OpenedAs,
  type PlayedBackAs,
  type PlayedIn,
  type SeenAs,
} from './modules';
import { createRemovals, type Removals } from './removals';
import { renameGame } from './renameGame';
import { readGame, storeGame, writtenRecord } from './storedGame';
import { followTable } from './tabs/followTable';
import { openSharedTable } from './tabs/openSharedTable';
import type { SharedTable } from './tabs/sharedTable';
import { whileOurs } from './tabs/whileOurs';

/** All that a game begins with, and for whom. */
export interface Laid<P extends Played> {
  readonly opening: GameOpening<P>;
  readonly sheet: GameSheet;
  readonly occasion: Occasion;
}

/** Why steps at the end had to be left out; null when all of the game is there. */
interface Dropped {
  readonly dropped: DroppedSteps | null;
}

/** The games on this device. A fault is a value, and what is on the shelf stays as it was. */
export interface Games<M> extends Removals {
  /** The latest first; what is here and cannot be played here comes last, each with why not. */
  list(): Promise<Result<readonly (ListedAs<M> | ForeignGame)[], StorageFault>>;
  /** Lays a game out and puts it on the shelf; answers its id, and nobody sits at it yet. */
  create<K extends keyof M & string>(
    game: K,
    choices: PlayedIn<M[K]>['choices'],
    occasion?: Occasion,
  ): Promise<Result<string, GameFault>>;
  /** The same of a set-up that nobody has put together by hand. */
  lay<K extends keyof M & string>(game: K, laid: Laid<PlayedIn<M[K]>>): Promise<Result<string, GameFault>>;
  /** At the very prompt where it was left. */
  continue(id: string): Promise<Result<OpenedAs<M> & Dropped, GameFault>>;
  /** The same, or the table of the other tab that plays it. */
  sitAt(id: string): SharedTable<OpenedAs<M>>;
  /** Refused while a table has it. */
  rename(id: string, name: string): Promise<Result<null, StorageFault>>;
  /** A record becomes a game of the list, of which this is the id. */
  importRecord(text: string): Promise<Result<string, GameFault>>;
  /** All of it as it was written, even what these rules would not take: then it is a file as of everything. */
  exportRecord(id: string): Promise<Result<string, GameFault>>;
  /** What these eyes have seen of it, and nothing else: to be looked at, never played on. */
  exportSight(id: string, eyes: Eyes): Promise<Result<string, GameFault>>;
  /** What somebody saw, to be watched; it is not kept. */
  openSight(text: string): Result<SeenAs<M>, GameFault>;
  /** Everybody who has flicked often enough here for the app to flick like them. */
  likenesses(): Promise<readonly Likeness[]>;
  /** To be watched again, with its story. */
  playback(id: string): Promise<Result<PlayedBackAs<M>, GameFault>>;
}

export interface GamesOptions<M> {
  /** What is played here. */
  readonly modules: M;
  readonly shelf: GameShelf;
  /** Wall-clock time, milliseconds since 1970. */
  readonly nowMs: () => number;
  /** A new name for a game, never the same twice. */
  readonly newId: () => string;
  readonly thinker: Thinker;
  readonly flicks: KeptFlicks;
}

interface Found {
  readonly module: GameModule<Played>;
  readonly stored: StoredGame;
}

export function openGames<M extends Modules<M>>(options: GamesOptions<M>): Games<M> {
  const { modules, shelf, nowMs, newId, thinker, flicks } = options;

  async function lay(
    module: GameModule<Played>,
    { opening, sheet, occasion }: Laid<Played>,
  ): Promise<Result<string, GameFault>> {
    const { book } = module;
    // What is kept is read as a file when it is opened again: it must not be kept when it cannot be.
    const readable = readSteps(module, JSON.stringify(opening), []);
    if (!readable.ok) return fileFault(readable.error, book.game.id);
    const opened = book.start(opening.setup, opening.seed);
    if (!opened.ok) return fileFault(faultOfStart(opened.error), book.game.id);
    const game = { id: newId(), opening, course: openCourse(module, opened.value), sheet, occasion };
    const stored = await storeGame(module, shelf, game, nowMs);
    return stored.ok ? ok(game.id) : stored;
  }

  async function importRecord(text: string): Promise<Result<string, GameFault>> {
    // A text that names no game is read as any game: its reader says what is wrong.
    const named = gameNamed(text) ?? Object.keys(modules)[0] ?? '';
    const module = moduleOf(modules, named);
    if (module === null) return unknownGame(named);
    const record = readText(module, text);
    if (!record.ok) return fileFault(record.error, module.book.game.id);
    const replayed = replayCourse(module, record.value);
    if (!replayed.ok) return fileFault(replayed.error, module.book.game.id);
    const { setup, seed, table = {} } = record.value;
    const { playedAt } = table;
    const broughtIn = playedAt === undefined ? 'undated' : 'dated';
    const sheet = sheetTold(table, module.seatsIn(setup));
    const game = { id: newId(), opening: { setup, seed }, course: replayed.value, sheet, broughtIn } as const;
    // Nothing has been played later than now, whatever the clock of the other device says.
    const atMs = playedAt === undefined ? nowMs() : Math.min(Date.parse(playedAt), nowMs());
    const stored = await storeGame(module, shelf, game, () => atMs);
    return stored.ok ? ok(game.id) : stored;
  }

  /** Tables that have something to write down still: whoever reads their game waits for it. */
  const writing = new Map<string, TableSession<Played>>();

  function noteWriting(id: string, session: TableSession<Played>): void {
    const note = ({ keeping }: { readonly keeping: unknown }): void => {
      if (keeping === 'keeping') writing.set(id, session);
      else if (writing.get(id) === session) writing.delete(id);
    };
    note(session.getState());
    session.subscribe(note);
  }

  /** Off the shelf, if it is a game that is played here: any other has its own ways to read what it kept. */
  async function find(id: string): Promise<Result<Found, GameFault>> {
    await writing.get(id)?.kept();
    const stored = await shelf.open(id);
    if (!stored.ok) return storageFault(stored.error);
    const module = moduleOf(modules, stored.value.entry.game);
    return module === null ? unknownGame(stored.value.entry.game) : ok({ module, stored: stored.value });
  }

  async function goOn(id: string) {
    const found = await find(id);
    if (!found.ok) return found;
    const { module, stored } = found.value;
    const read = readGame(module, stored);
    if (!read.ok) return read;
    const { dropped } = read.value;
    const session = createTableSession({ ...read.value, module, gameId: id, shelf, nowMs, thinker, flicks });
    noteWriting(id, session);
    return ok(opened({ game: stored.entry.game, session, dropped }));
  }

  async function follow(id: string) {
    const found = await find(id);
    if (!found.ok) return found;
    const { module, stored } = found.value;
    const followed = followTable(module, shelf, stored);
    return followed.ok ? ok(opened({ game: stored.entry.game, session: followed.value })) : followed;
  }

  /** A session of whatever game, with the name of that game: from here on its types are known again. */
  const opened = <Known extends { readonly game: string; readonly session: object }>(
    known: Known,
  ): OpenedAs<M> & Omit<Known, 'game' | 'session'> => known as unknown as OpenedAs<M> & Omit<Known, 'game' | 'session'>;
  const sessionIn = (place: OpenedAs<M>): TableSession<Played> =>
    (place as unknown as { readonly session: TableSession<Played> }).session;

  async function exported(id: string): Promise<Result<string, GameFault>> {
    const found = await find(id);
    const isForeign = !found.ok && found.error.kind === 'unknownGame';
    if (!found.ok && !isForeign) return found;
    const written = found.ok ? writtenRecord(found.value.module, found.value.stored) : null;
    if (written !== null) return written;
    const whole = await shelf.exportGame(id, nowMs());
    return whole.ok ? whole : storageFault(whole.error);
  }

  return {
    async list() {
      const [listed, unread] = await Promise.all([shelf.list(), shelf.unreadable()]);
      if (!listed.ok) return listed;
      const rows = listed.value.map((entry) => {
        const module = moduleOf(modules, entry.game);
        return module === null ? foreignGame(entry) : { ...listedGame(module, entry), game: entry.game };
      });
      const broken = unread.ok ? unread.value.map(unreadGame) : [];
      const [foreign, own] = [rows.filter(({ game }) => game === null), rows.filter(({ game }) => game !== null)];
      return ok([...own, ...foreign, ...broken] as unknown as readonly (ListedAs<M> | ForeignGame)[]);
    },
    async create(game, choices, occasion = AT_THE_TABLE) {
      const module = moduleOf(modules, game);
      if (module === null) return unknownGame(game);
      const { setupOf, sheetOf, seedOf } = module.newGame;
      const given = choices as object;
      const opening = { setup: setupOf(given), seed: seedOf(given) };
      return lay(module, { opening, sheet: sheetOf(given), occasion });
    },
    async lay(game, laid) {
      const module = moduleOf(modules, game);
      return module === null ? unknownGame(game) : lay(module, laid as unknown as Laid<Played>);
    },
    continue: goOn,
    sitAt: (id) =>
      openSharedTable({ claim: () => shelf.claim(id), play: () => goOn(id), follow: () => follow(id), sessionIn }),
    rename: (id, name) => whileOurs(shelf, id, () => renameGame(shelf, id, name)),
    ...createRemovals(shelf),
    importRecord,
    exportRecord: exported,
    async exportSight(id, eyes) {
      const found = await find(id);
      if (!found.ok) return found;
      const { module, stored } = found.value;
      const read = readGame(module, stored);
      if (!read.ok) return read;
      const { sheet, touchedAtMs } = stored.entry;
      return ok(writeSight(sightOf(module, read.value.course, eyes, tableIn(sheet, touchedAtMs))));
    },
    openSight(text) {
      const read = readSight(text);
      if (!read.ok) return fileFault(read.error, gameNamed(text));
      const { game, eyes } = read.value;
      const module = moduleOf(modules, game);
      if (module === null) return unknownGame(game);
      const watched = openSight(module, read.value);
      return watched.ok
        ? ok({ game, eyes, watched: watched.value } as unknown as SeenAs<M>)
        : fileFault(watched.error, game);
    },
    likenesses: flicks.likenesses,
    async playback(id) {
      const found = await find(id);
      if (!found.ok) return found;
      const { module, stored } = found.value;
      const read = readGame(module, stored);
      if (!read.ok) return read;
      const playback = openPlayback({ ...read.value, module, playedAtMs: stored.entry.touchedAtMs });
      return ok({ game: stored.entry.game, playback } as unknown as PlayedBackAs<M>);
    },
  };
}
