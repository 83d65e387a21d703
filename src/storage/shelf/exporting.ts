import type { UnreadableGame } from './gameShelf';
import { StorageRefusal } from '../fault';
import type { RowReader } from '../rows/rowStore';
import { readEntry } from './entries';
import { findGames } from './gameReading';
import { readJournal } from './journal';
import { USUAL_VERSION } from './shapes';
import { latestSnapshot } from './snapshots';
import { readValue } from '../values/valueRows';
import {
  checkOf,
  EXPORT_FORMAT,
  EXPORT_VERSION,
  USUAL_EXPORT_VERSION,
  type ExportedFile,
  type ExportedGame,
} from './exportShape';

export interface Export {
  /** The file, to be saved or shared. */
  readonly text: string;
  readonly gameCount: number;
  /** Games that could not be read, and are not in the file. */
  readonly leftOut: readonly UnreadableGame[];
}

async function exportedGame(rows: RowReader, id: string): Promise<ExportedGame> {
  const { opening, version, openingSeal, createdAtMs, touchedAtMs, state } = await readEntry(rows, id);
  const journal = await readJournal(rows, id, openingSeal);
  const snapshot = await latestSnapshot(rows, id, journal);
  return {
    id,
    game: opening.game,
    ...(version > USUAL_VERSION ? { version } : {}),
    createdAtMs,
    touchedAtMs,
    opening: opening.opening,
    sheet: state.sheet,
    summary: state.summary,
    isOver: state.isOver,
    steps: journal.steps.map(({ atMs, text }) => ({ atMs, text })),
    ...(snapshot === null ? {} : { snapshot }),
  };
}

/** A value that is damaged is left at home. */
async function exportedValues(rows: RowReader): Promise<ExportedFile['values']> {
  const values: ExportedFile['values'] = [];
  for (const key of await rows.idsOf('value')) {
    try {
      values.push({ key, text: (await readValue(rows, key)) ?? '' });
    } catch (cause) {
      if (!(cause instanceof StorageRefusal)) throw cause;
    }
  }
  return values;
}

function fileOf(said: Pick<ExportedFile, 'exportedAtMs' | 'games' | 'values'>): string {
  const version = said.games.some((game) => game.version !== undefined) ? EXPORT_VERSION : USUAL_EXPORT_VERSION;
  const file: ExportedFile = { format: EXPORT_FORMAT, version, check: checkOf(said), ...said };
  return JSON.stringify(file);
}

export async function exportRows(rows: RowReader, atMs: number): Promise<Export> {
  const { readable, unreadable } = await findGames(rows);
  const games: ExportedGame[] = [];
  for (const { id, known } of readable) if (!known.state.isRemoved) games.push(await exportedGame(rows, id));
  const text = fileOf({ exportedAtMs: atMs, games, values: await exportedValues(rows) });
  return { text, gameCount: games.length, leftOut: unreadable };
}

/** A game that lies on no shelf, as a file of one. */
export const writeGameFile = (game: ExportedGame, atMs: number): string =>
  fileOf({ exportedAtMs: atMs, games: [game], values: [] });

export const exportOne = async (rows: RowReader, id: string, atMs: number): Promise<string> =>
  fileOf({ exportedAtMs: atMs, games: [await exportedGame(rows, id)], values: [] });
