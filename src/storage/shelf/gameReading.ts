import { StorageRefusal } from '../fault';
import type { RowReader } from '../rows/rowStore';
import { listedEntry, readEntry, shownEntry, type OpenedEntry } from './entries';
import type { ShelfEntry, StoredGame, UnreadableGame } from './gameShelf';
import { readJournal } from './journal';
import { latestSnapshot } from './snapshots';

type Found = { readonly id: string } & ({ readonly known: OpenedEntry } | { readonly fault: StorageRefusal });

/** Each game by itself: one that cannot be read hides no other. */
async function findGames(rows: RowReader): Promise<readonly Found[]> {
  const found: Found[] = [];
  for (const id of await rows.idsOf('game')) {
    try {
      found.push({ id, known: await readEntry(rows, id) });
    } catch (cause) {
      if (!(cause instanceof StorageRefusal)) throw cause;
      found.push({ id, fault: cause });
    }
  }
  return found;
}

/** The ids of the games that have been removed, or have not. */
export async function idsRemoved(rows: RowReader): Promise<readonly string[]> {
  const games = await findGames(rows);
  return games.filter((game) => 'known' in game && game.known.state.isRemoved).map(({ id }) => id);
}

export async function listGames(rows: RowReader): Promise<readonly ShelfEntry[]> {
  const entries: ShelfEntry[] = [];
  for (const game of await findGames(rows)) {
    if ('known' in game && !game.known.state.isRemoved) entries.push(await listedEntry(rows, game.id, game.known));
  }
  return entries.sort((a, b) => b.touchedAtMs - a.touchedAtMs);
}

export async function listUnreadable(rows: RowReader): Promise<readonly UnreadableGame[]> {
  const games = await findGames(rows);
  return games.flatMap((game) =>
    'fault' in game ? [{ id: game.id, kind: game.fault.kind, reason: game.fault.message }] : [],
  );
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
