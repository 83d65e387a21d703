import { err, ok } from '../../lib';
import { guarded } from '../guarded';
import type { RowStore } from '../rows/rowStore';
import { GAME_VERSION, USUAL_VERSION } from '../shelf/shapes';
import type { ExportedGame } from '../shelf/exportShape';
import { exportRows } from '../shelf/exporting';
import { importRows } from './importing';
import { readExport } from './readExport';
import type { Admit, LeftOutGame, NotAdmitted, ShelfFiles } from './shelfFiles';

interface Admitted {
  readonly games: readonly ExportedGame[];
  readonly leftOut: readonly LeftOutGame[];
}

function whyNotKept({ version = USUAL_VERSION }: ExportedGame): NotAdmitted | null {
  return version <= GAME_VERSION
    ? null
    : { kind: 'newer', reason: `the game has version ${version}, this app reads ${GAME_VERSION}` };
}

/** Each game by itself: one that cannot be taken in keeps no other out. */
function admitted(found: readonly ExportedGame[], admit: Admit): Admitted {
  const games: ExportedGame[] = [];
  const leftOut: LeftOutGame[] = [];
  for (const [index, one] of found.entries()) {
    const notKept = whyNotKept(one);
    const known = notKept === null ? admit(one) : err(notKept);
    const { id, game, sheet } = one;
    if (known.ok) games.push(known.value);
    else leftOut.push({ id, game, sheet, kind: known.error.kind, reason: `games.${index}: ${known.error.reason}` });
  }
  return { games, leftOut };
}

export const createFiles = (store: RowStore): ShelfFiles => ({
  exportAll: (atMs) => guarded(() => store.read((rows) => exportRows(rows, atMs))),
  importAll: (text, { admit = ok, merge = () => null } = {}) =>
    guarded(async () => {
      const file = readExport(text);
      const { games, leftOut } = admitted(file.games, admit);
      const taken = await store.write((rows) => importRows(rows, { ...file, games: [...games] }, merge));
      return { ...taken, leftOut };
    }),
});
