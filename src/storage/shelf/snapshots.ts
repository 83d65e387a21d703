import { StorageRefusal } from '../fault';
import type { FoundRow, RowReader, RowWriter } from '../rows/rowStore';
import { intactRow, sealedRow, sealWritten } from '../rows/sealedRow';
import type { GameSnapshot, SnapshotPage } from './gameShelf';
import type { Journal } from './journal';
import { GAME_VERSION, pageShape, saidBy, snapshotShape, USUAL_VERSION } from './shapes';

const sealAfter = ({ openingSeal, steps }: Journal, stepCount: number): string | undefined =>
  stepCount === 0 ? openingSeal : steps[stepCount - 1]?.seal;

/** What a row says, unless it is damaged or stands for the beginning of another journal. */
function orNull<T>(read: () => T | null): T | null {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof StorageRefusal) return null;
    throw cause;
  }
}

type Pages = ReadonlyMap<number, SnapshotPage>;

async function fittingPages(rows: RowReader, gameId: string, journal: Journal): Promise<Pages> {
  const pages = new Map<number, SnapshotPage>();
  for (const found of await rows.of('past', gameId)) {
    const page = orNull(() => {
      const row = intactRow('past', gameId, GAME_VERSION, found);
      const { stepSeal, ...said } = saidBy(pageShape, row);
      return sealAfter(journal, row.number) === stepSeal ? { ...said, number: row.number } : null;
    });
    if (page !== null) pages.set(page.number, page);
  }
  return pages;
}

/** The past up to so many steps, the oldest page first; null where one is missing. */
function pastOf(pages: Pages, stepCount: number): readonly string[] | null {
  const texts: string[] = [];
  for (let at = stepCount; at > 0;) {
    const page = pages.get(at);
    if (page === undefined || page.from >= at) return null;
    texts.unshift(page.text);
    at = page.from;
  }
  return texts;
}

/** The snapshot in this row if it stands for the beginning of this very journal, and all that it says is there. */
function fitting(gameId: string, found: FoundRow, journal: Journal, pages: Pages): GameSnapshot | null {
  return orNull(() => {
    const row = intactRow('snapshot', gameId, GAME_VERSION, found);
    const { stepSeal, text, isPaged = false } = saidBy(snapshotShape, row);
    if (sealAfter(journal, row.number) !== stepSeal) return null;
    if (!isPaged) return { stepCount: row.number, text };
    const past = pastOf(pages, row.number);
    return past && { stepCount: row.number, text: `{"pages":[${past.join(',')}],${text.slice(1)}` };
  });
}

export async function latestSnapshot(rows: RowReader, gameId: string, journal: Journal): Promise<GameSnapshot | null> {
  const found = await rows.of('snapshot', gameId);
  const pages = await fittingPages(rows, gameId, journal);
  return found.reduceRight<GameSnapshot | null>((latest, row) => latest ?? fitting(gameId, row, journal, pages), null);
}

/** The seal that the journal has after so many steps; throws when it has not come so far. */
async function writtenSealAfter(rows: RowReader, gameId: string, stepCount: number): Promise<string> {
  const [kind, number] = stepCount === 0 ? (['game', 0] as const) : (['step', stepCount - 1] as const);
  const found = await rows.get(kind, gameId, number);
  if (found === null) throw new StorageRefusal('missing', `the game ${gameId} has no ${stepCount} steps`);
  return sealWritten(kind, gameId, found);
}

async function writePage(
  rows: RowWriter,
  gameId: string,
  stepCount: number,
  stepSeal: string,
  page: SnapshotPage,
): Promise<void> {
  const { from } = page;
  if (from > 0 && (await rows.get('past', gameId, from)) === null)
    throw new StorageRefusal('missing', `no page of ${gameId} ends after ${from} steps`);
  // What lies behind it was of another way that the game went; and a page of everything needs no other.
  await rows.drop('past', gameId, from === 0 ? 0 : from + 1, Infinity);
  const text = JSON.stringify({ stepSeal, ...page });
  const row = sealedRow('past', gameId, { number: stepCount, version: USUAL_VERSION, atMs: 0, text });
  await rows.put('past', gameId, row);
}

/** Keeps this one and the one before it, which still serves when this one is damaged. */
export async function writeSnapshot(
  rows: RowWriter,
  gameId: string,
  stepCount: number,
  text: string,
  page?: SnapshotPage,
): Promise<void> {
  const stepSeal = await writtenSealAfter(rows, gameId, stepCount);
  if (page !== undefined) await writePage(rows, gameId, stepCount, stepSeal, page);
  const said = JSON.stringify({ stepSeal, text, ...(page === undefined ? {} : { isPaged: true }) });
  const row = sealedRow('snapshot', gameId, { number: stepCount, version: USUAL_VERSION, atMs: 0, text: said });
  const before = (await rows.numbersOf('snapshot', gameId)).filter((number) => number < stepCount).at(-1) ?? 0;
  await rows.drop('snapshot', gameId, 0, before);
  await rows.drop('snapshot', gameId, stepCount, Infinity);
  await rows.put('snapshot', gameId, row);
}
