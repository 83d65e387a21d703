import { StorageRefusal } from '../fault';
import type { FoundRow, RowReader, RowWriter } from '../rows/rowStore';
import { intactRow, sealedRow, sealWritten } from '../rows/sealedRow';
import type { GameSnapshot } from './gameShelf';
import type { Journal } from './journal';
import { GAME_VERSION, saidBy, snapshotShape, USUAL_VERSION } from './shapes';

const sealAfter = ({ openingSeal, steps }: Journal, stepCount: number): string | undefined =>
  stepCount === 0 ? openingSeal : steps[stepCount - 1]?.seal;

/** The snapshot in this row if it stands for the beginning of this very journal. */
function fitting(gameId: string, found: FoundRow, journal: Journal): GameSnapshot | null {
  try {
    const row = intactRow('snapshot', gameId, GAME_VERSION, found);
    const { stepSeal, text } = saidBy(snapshotShape, row);
    return sealAfter(journal, row.number) === stepSeal ? { stepCount: row.number, text } : null;
  } catch (cause) {
    if (cause instanceof StorageRefusal) return null;
    throw cause;
  }
}

export async function latestSnapshot(rows: RowReader, gameId: string, journal: Journal): Promise<GameSnapshot | null> {
  const found = await rows.of('snapshot', gameId);
  return found.reduceRight<GameSnapshot | null>((latest, row) => latest ?? fitting(gameId, row, journal), null);
}

/** The seal that the journal has after so many steps; throws when it has not come so far. */
async function writtenSealAfter(rows: RowReader, gameId: string, stepCount: number): Promise<string> {
  const [kind, number] = stepCount === 0 ? (['game', 0] as const) : (['step', stepCount - 1] as const);
  const found = await rows.get(kind, gameId, number);
  if (found === null) throw new StorageRefusal('missing', `the game ${gameId} has no ${stepCount} steps`);
  return sealWritten(kind, gameId, found);
}

/** Keeps this one and the one before it, which still serves when this one is damaged. */
export async function writeSnapshot(rows: RowWriter, gameId: string, stepCount: number, text: string): Promise<void> {
  const said = JSON.stringify({ stepSeal: await writtenSealAfter(rows, gameId, stepCount), text });
  const row = sealedRow('snapshot', gameId, { number: stepCount, version: USUAL_VERSION, atMs: 0, text: said });
  const before = (await rows.numbersOf('snapshot', gameId)).filter((number) => number < stepCount).at(-1) ?? 0;
  await rows.drop('snapshot', gameId, 0, before);
  await rows.drop('snapshot', gameId, stepCount, Infinity);
  await rows.put('snapshot', gameId, row);
}
