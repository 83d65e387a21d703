import { err, type Result, fieldsOf, isFields } from '../../lib';
import type { GameShelf, StorageFault } from '../../storage';

/** Longer than anything that a card has room for. */
const MAX_NAME_CHARS = 60;

function renamed(sheet: string, name: string): string {
  const fields = fieldsOf(sheet);
  const said = isFields(fields.sheet) ? fields.sheet : {};
  return JSON.stringify({ ...fields, sheet: { ...said, name: name.trim().slice(0, MAX_NAME_CHARS) } });
}

/** Gives a game another name; when it was played last stays as it was. */
export async function renameGame(shelf: GameShelf, id: string, name: string): Promise<Result<null, StorageFault>> {
  const listed = await shelf.list();
  if (!listed.ok) return listed;
  const entry = listed.value.find((one) => one.id === id);
  if (entry === undefined) return err({ kind: 'missing', reason: `there is no game with the id ${id}` });
  return shelf.change(id, { sheet: renamed(entry.sheet, name), atMs: entry.touchedAtMs });
}
