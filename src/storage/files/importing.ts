import { canonicalJson, fnv1a64 } from '../../lib';
import type { RowWriter } from '../rows/rowStore';
import { isKept, readEntry } from '../shelf/entries';
import { openGame } from '../shelf/gameReading';
import { changeEntry, createGame } from '../shelf/gameWriting';
import { writeValue } from '../values/valueRows';
import type { ExportedFile, ExportedGame } from './exportShape';
import type { ImportReport } from './shelfFiles';

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

export async function importRows(rows: RowWriter, file: ExportedFile): Promise<ImportReport> {
  const added: string[] = [];
  for (const game of file.games) {
    const id = await takeGame(rows, game);
    if (id !== null) added.push(id);
  }
  const takenKeys: string[] = [];
  for (const { key, text } of file.values) {
    if ((await rows.get('value', key, 0)) === null) {
      await writeValue(rows, key, text);
      takenKeys.push(key);
    }
  }
  return { added, skippedCount: file.games.length - added.length, takenKeys };
}
