import { Dice } from '../../../scripts/soak/dice';
import { memoryRows } from '../../../src/storage/rows/memoryRows';
import type { Row } from '../../../src/storage/rows/rowStore';
import { createShelf } from '../../../src/storage/shelf/createShelf';
import { valueOf, writeGame } from '../support/games';
import { changeRow } from '../support/changeRow';
import { dumpOf } from '../support/rowsDump';
import { dishonestyOf } from './honest';
import { flipBits, isWhole, places } from './spoiling';

const GAMES = isWhole ? 100 : 4;
const SAMPLE_CUTS = 12;
const FLIPS = 20;

/** Every column of a row, spoilt in every way that its kind allows. */
function* spoilings(row: Row, seed: number): Generator<Partial<Record<keyof Row, unknown>>> {
  const dice = new Dice(seed);
  for (const length of places(row.text.length, SAMPLE_CUTS, seed)) yield { text: row.text.slice(0, length) };
  for (const length of places(row.seal.length, SAMPLE_CUTS, seed)) yield { seal: row.seal.slice(0, length) };
  for (let flip = 0; flip < FLIPS; flip++) {
    yield { text: flipBits(row.text, 1 + dice.below(3), dice) };
    yield { seal: flipBits(row.seal, 1, dice) };
  }
  for (const bit of [0, 1, 7, 30]) {
    yield { version: row.version ^ (1 << bit) };
    yield { atMs: row.atMs ^ (1 << bit) };
  }
  yield { text: null };
  yield { atMs: Number.NaN };
}

async function spoilGame(seed: number): Promise<number> {
  const rows = memoryRows();
  const shelf = createShelf(rows);
  const stepCount = 2 + (seed % 7);
  await writeGame(shelf, 'hurt', stepCount);
  valueOf(await shelf.change('hurt', { atMs: 1, summary: `"${seed}"`, isOver: seed % 2 === 0 }));
  for (const count of [1, 2]) valueOf(await shelf.keepSnapshot('hurt', count, `after ${count}`));
  await writeGame(shelf, 'sound', 3);
  const [whole, sound] = [valueOf(await shelf.open('hurt')), valueOf(await shelf.open('sound'))];
  let tried = 0;
  for (const { kind, id, row } of (await dumpOf(rows)).filter((dumped) => dumped.id === 'hurt')) {
    const original = row as Row;
    for (const spoiling of spoilings(original, seed)) {
      await changeRow(rows, kind, id, original.number, () => spoiling);
      const dishonesty = dishonestyOf(await shelf.open('hurt'), whole);
      if (dishonesty !== null)
        throw new Error(`${dishonesty}: ${kind} ${original.number}: ${JSON.stringify(spoiling)}`);
      valueOf(await shelf.list());
      await changeRow(rows, kind, id, original.number, () => original);
      tried += 1;
    }
  }
  expect(valueOf(await shelf.open('hurt'))).toEqual(whole);
  expect(valueOf(await shelf.open('sound'))).toEqual(sound);
  return tried;
}

it.each(Array.from({ length: GAMES }, (_, seed) => seed))(
  'game %d, whichever of its rows is spoilt, opens honestly or says why not',
  async (seed) => {
    expect(await spoilGame(seed)).toBeGreaterThan(300);
  },
);
