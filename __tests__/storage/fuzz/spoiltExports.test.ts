import { Dice } from '../../../scripts/soak/dice';
import { createFiles } from '../../../src/storage/files/createFiles';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { valueOf, writeGame } from '../support/games';
import { dumpOf } from '../support/rowsDump';
import { flipBits, isWhole, places } from './spoiling';

const FILES = isWhole ? 100 : 3;
const SAMPLE_CUTS = 150;
const FLIPS = isWhole ? 1000 : 150;

async function exportOf(seed: number): Promise<string> {
  const rows = memoryRows();
  for (let game = 0; game <= seed % 3; game++) await writeGame(createShelf(rows), `${seed}-${game}`, 1 + (seed % 5));
  return valueOf(await createFiles(rows).exportAll(seed)).text;
}

const CLEAR: readonly string[] = ['damaged', 'newer', 'notOurs'];

it.each(Array.from({ length: FILES }, (_, seed) => seed))(
  'export %d, cut at any place or with flipped bits, is refused and changes nothing',
  async (seed) => {
    const text = await exportOf(seed);
    const rows = memoryRows();
    const files = createFiles(rows);
    await writeGame(createShelf(rows), 'mine', 2);
    const before = await dumpOf(rows);
    const dice = new Dice(seed);
    const cuts = places(text.length, SAMPLE_CUTS, seed).map((length) => text.slice(0, length));
    const flips = Array.from({ length: FLIPS }, () => flipBits(text, 1 + dice.below(3), dice));
    for (const spoilt of [...cuts, ...flips]) {
      // Three flips of one bit can be one flip, and two can be none.
      if (spoilt === text) continue;
      const imported = await files.importAll(spoilt);
      expect(imported).toMatchObject({ ok: false });
      if (!imported.ok) expect(CLEAR).toContain(imported.error.kind);
    }
    expect(await dumpOf(rows)).toEqual(before);
    expect(valueOf(await files.importAll(text)).added).not.toEqual([]);
  },
);
