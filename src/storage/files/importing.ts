import { canonicalJson, fnv1a64 } from '../../lib';
import { StorageRefusal } from '../fault';
import type { RowWriter } from '../rows/rowStore';
import { isKept, readEntry } from '../shelf/entries';
import { openGame } from '../shelf/gameReading';
import { changeEntry, createGame } from '../shelf/gameWriting';
import { readValue, writeValue } from '../values/valueRows';
import type { ExportedFile, ExportedGame } from '../shelf/exportShape';
import type { ImportReport, MergeValue } from './shelfFiles';

/** Whether all of it is on the shelf under this id, be it that the game has gone on since. */
async function isHere(rows: RowWriter, id: string, game: ExportedGame): Promise<boolean> {
  const here = await openGame(rows, id);
  return here.opening === game.opening && game.steps.every(({ text }, index) => here.steps[index] === text);
}

async function addGame(rows: RowWriter, id: string, game: ExportedGame): Promise<void> {
  const { snapshot, ...rest } = game;
  const isFitting = snapshot !== undefined && snapshot.stepCount <= game.steps.length;
  await createGame(rows, { ...rest, ...(isFitting ? { snapshot } : {}), id, atMs: game.createdAtMs });
  await changeEntry(rows, id, {}, game.touchedAtMs);
}

/** Another id for another game, the same whenever the same file comes again. */
const otherId = (game: ExportedGame): string => `${game.id}-${fnv1a64(canonicalJson([game.opening, game.steps]))}`;

/** The id under which the game has come back onto the shelf; null when it was there. */
async function takeGame(rows: RowWriter, game: ExportedGame): Promise<string | null> {
  for (const id of [game.id, otherId(game)]) {
    if (!(await isKept(rows, id))) {
      await addGame(rows, id, game);
      return id;
    }
    if (await isHere(rows, id, game)) return (await putBack(rows, id)) ? id : null;
  }
  return null;
}

async function putBack(rows: RowWriter, id: string): Promise<boolean> {
  const { state } = await readEntry(rows, id);
  if (state.isRemoved) await changeEntry(rows, id, { isRemoved: false });
  return state.isRemoved;
}

/** What is kept here; null for nothing, and for what is damaged. What a newer app has kept is not ours to read. */
async function valueHere(rows: RowWriter, key: string): Promise<string | null | 'newer'> {
  try {
    return await readValue(rows, key);
  } catch (cause) {
    if (!(cause instanceof StorageRefusal)) throw cause;
    return cause.kind === 'newer' ? 'newer' : null;
  }
}

/** Whether something of it has come to what is kept. */
async function takeValue(
  rows: RowWriter,
  { key, text }: ExportedFile['values'][number],
  merge: MergeValue,
): Promise<boolean> {
  const here = await valueHere(rows, key);
  if (here === 'newer') return false;
  const taken = here === null ? text : merge(key, here, text);
  if (taken === null || taken === here) return false;
  await writeValue(rows, key, taken);
  return true;
}

export async function importRows(
  rows: RowWriter,
  file: ExportedFile,
  merge: MergeValue,
): Promise<Omit<ImportReport, 'leftOut'>> {
  const added: string[] = [];
  for (const game of file.games) {
    const id = await takeGame(rows, game);
    if (id !== null) added.push(id);
  }
  const takenKeys: string[] = [];
  for (const value of file.values) if (await takeValue(rows, value, merge)) takenKeys.push(value.key);
  return { added, skippedCount: file.games.length - added.length, takenKeys };
}
