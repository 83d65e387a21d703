import { ok } from '../../lib';
import { StorageRefusal } from '../fault';
import { guarded } from '../guarded';
import type { RowStore } from '../rows/rowStore';
import type { ExportedGame } from './exportShape';
import { exportRows } from './exporting';
import { importRows } from './importing';
import { readExport } from './readExport';
import type { Admit, ShelfFiles } from './shelfFiles';

function admitted(game: ExportedGame, index: number, admit: Admit): ExportedGame {
  const known = admit(game);
  if (!known.ok) throw new StorageRefusal('damaged', `games.${index}: ${known.error}`);
  return known.value;
}

export const createFiles = (store: RowStore): ShelfFiles => ({
  exportAll: (atMs) => guarded(() => store.read((rows) => exportRows(rows, atMs))),
  importAll: (text, { admit = ok, merge = () => null } = {}) =>
    guarded(async () => {
      const file = readExport(text);
      const games = file.games.map((game, index) => admitted(game, index, admit));
      return store.write((rows) => importRows(rows, { ...file, games }, merge));
    }),
});
