import { StorageRefusal } from '../fault';
import type { Row, RowReader, RowWriter } from '../rows/rowStore';
import { intactRow, sealedRow } from '../rows/sealedRow';
import type { NewEntry, ShelfEntry } from './gameShelf';
import { readTail } from './journal';
import { entryShape, GAME_VERSION, openingShape, saidBy, USUAL_VERSION, type EntryState, type Opening } from './shapes';

/** Opening and entry are one row each. */
const ONLY_NUMBER = 0;

export interface OpenedEntry {
  readonly opening: Opening;
  readonly version: number;
  readonly openingSeal: string;
  readonly createdAtMs: number;
  readonly state: EntryState;
  readonly touchedAtMs: number;
  /** What has changed since creation can no longer be read, and is left out. */
  readonly isStateLost: boolean;
}

export const sealedOpening = ({ id, game, version = USUAL_VERSION, atMs, opening, sheet, summary }: NewEntry): Row => {
  const said: Opening = { game, opening, sheet, summary };
  return sealedRow('game', id, { number: ONLY_NUMBER, version, atMs, text: JSON.stringify(said) });
};

export function writeState(rows: RowWriter, gameId: string, state: EntryState, atMs: number): Promise<void> {
  const row = { number: ONLY_NUMBER, version: USUAL_VERSION, atMs, text: JSON.stringify(state) };
  return rows.put('entry', gameId, sealedRow('entry', gameId, row));
}

/** Null when it can no longer be told. */
async function readState(
  rows: RowReader,
  gameId: string,
): Promise<{ readonly state: EntryState; readonly atMs: number } | null> {
  const found = await rows.get('entry', gameId, ONLY_NUMBER);
  if (found === null) return null;
  try {
    const row = intactRow('entry', gameId, GAME_VERSION, found);
    return { state: saidBy(entryShape, row), atMs: row.atMs };
  } catch (cause) {
    // A newer app's is not ours to overlook: only what is broken is left out.
    if (cause instanceof StorageRefusal && cause.kind === 'damaged') return null;
    throw cause;
  }
}

export const stateAsCreated = ({ sheet, summary }: Pick<Opening, 'sheet' | 'summary'>): EntryState => ({
  sheet,
  summary,
  isOver: false,
  isRemoved: false,
});

export const isKept = async (rows: RowReader, gameId: string): Promise<boolean> =>
  (await rows.get('game', gameId, ONLY_NUMBER)) !== null;

/** A game whose opening alone is gone was there: that is damage. */
async function absence(rows: RowReader, gameId: string): Promise<StorageRefusal> {
  const isLost = (await rows.get('entry', gameId, ONLY_NUMBER)) !== null;
  return new StorageRefusal(isLost ? 'damaged' : 'missing', `the opening of the game ${gameId} is not there`);
}

/** What is known of a game without its steps; throws when its opening is missing, damaged or newer than this app. */
export async function readEntry(rows: RowReader, gameId: string): Promise<OpenedEntry> {
  const found = await rows.get('game', gameId, ONLY_NUMBER);
  if (found === null) throw await absence(rows, gameId);
  const row = intactRow('game', gameId, GAME_VERSION, found);
  const opening = saidBy(openingShape, row);
  const kept = await readState(rows, gameId);
  return {
    opening,
    version: row.version,
    openingSeal: row.seal,
    createdAtMs: row.atMs,
    state: kept?.state ?? stateAsCreated(opening),
    touchedAtMs: kept?.atMs ?? row.atMs,
    isStateLost: kept === null,
  };
}

export function shownEntry(id: string, known: OpenedEntry, stepCount: number, steppedAtMs: number): ShelfEntry {
  return {
    id,
    game: known.opening.game,
    createdAtMs: known.createdAtMs,
    touchedAtMs: Math.max(known.touchedAtMs, steppedAtMs),
    stepCount,
    isOver: known.state.isOver,
    sheet: known.state.sheet,
    summary: known.state.summary,
  };
}

export async function listedEntry(rows: RowReader, id: string, known: OpenedEntry): Promise<ShelfEntry> {
  const tail = await readTail(rows, id);
  const stepCount = tail?.stepCount ?? (await rows.of('step', id)).length;
  return shownEntry(id, known, stepCount, tail?.atMs ?? 0);
}
