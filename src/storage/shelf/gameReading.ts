import { StorageRefusal } from '../fault';
import type { RowReader } from '../rows/rowStore';
import { listedEntry, readEntry, shownEntry, type OpenedEntry } from './entries';
import type { ShelfEntry, StoredGame, UnreadableGame } from './gameShelf';
import { readJournal } from './journal';
import { latestSnapshot } from './snapshots';

export interface FoundGames {
  readonly readable: readonly { readonly id: string; readonly known: OpenedEntry }[];
  readonly unreadable: readonly UnreadableGame[];
}

/** Each game by itself: one that cannot be read hides no other. */
export async function findGames(rows: RowReader): Promise<FoundGames> {
  const readable: { id: string; known: OpenedEntry }[] = [];
  const unreadable: UnreadableGame[] = [];
  const ids = new Set([...(await rows.idsOf('game')), ...(await rows.idsOf('entry'))]);
  for (const id of ids) {
    try {
      readable.push({ id, known: await readEntry(rows, id) });
    } catch (cause) {
      if (!(cause instanceof StorageRefusal)) throw cause;
      unreadable.push({ id, kind: cause.kind, reason: cause.message });
    }
  }
  return { readable, unreadable };
}

export interface ListedGames extends FoundGames {
  /** The latest first. */
  readonly entries: readonly ShelfEntry[];
}

export async function listGames(rows: RowReader): Promise<ListedGames> {
  const found = await findGames(rows);
  const entries: ShelfEntry[] = [];
  for (const { id, known } of found.readable) {
    if (!known.state.isRemoved) entries.push(await listedEntry(rows, id, known));
  }
  return { ...found, entries: entries.sort((a, b) => b.touchedAtMs - a.touchedAtMs) };
}

/** What a list shows of a game, or that it is there at all, is damaged. */
export const isAnyHurt = ({ readable, unreadable }: FoundGames): boolean =>
  unreadable.some(({ kind }) => kind === 'damaged') || readable.some(({ known }) => known.isStateLost);

export async function removedGames(rows: RowReader): Promise<readonly string[]> {
  const { readable } = await findGames(rows);
  return readable.flatMap(({ id, known }) => (known.state.isRemoved ? [id] : []));
}

export async function openGame(rows: RowReader, gameId: string): Promise<StoredGame> {
  const known = await readEntry(rows, gameId);
  const journal = await readJournal(rows, gameId, known.openingSeal);
  const lostState = { fromStep: journal.steps.length, reason: 'what had changed about the game as a whole is damaged' };
  return {
    entry: shownEntry(gameId, known, journal.steps.length, journal.steps.at(-1)?.atMs ?? 0),
    opening: known.opening.opening,
    steps: journal.steps.map(({ text }) => text),
    snapshot: await latestSnapshot(rows, gameId, journal),
    dropped: journal.dropped ?? (known.isStateLost ? lostState : null),
  };
}
