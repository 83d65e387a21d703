import { StorageRefusal } from '../fault';
import type { Row, RowReader } from '../rows/rowStore';
import { intactRow, isSealed, sealedRow } from '../rows/sealedRow';
import { GAME_VERSION, saidBy, tailShape, USUAL_VERSION, type Tail } from './shapes';

/** Steps in a chain of seals: each covers the one before, and the first the opening of the game. */
export interface Journal {
  readonly openingSeal: string;
  readonly steps: readonly Row[];
  /** Of the last good step; of the opening when there is none. */
  readonly lastSeal: string;
  readonly dropped: { readonly fromStep: number; readonly reason: string } | null;
}

/** The one row that says where a journal ends. */
const TAIL_NUMBER = 0;

export const sealedStep = (gameId: string, number: number, text: string, atMs: number, sealBefore: string): Row =>
  sealedRow('step', gameId, { number, version: USUAL_VERSION, atMs, text }, sealBefore);

export const sealedTail = (gameId: string, tail: Tail, atMs: number): Row =>
  sealedRow('tail', gameId, { number: TAIL_NUMBER, version: USUAL_VERSION, atMs, text: JSON.stringify(tail) });

/** Where the journal is said to end; null when that can no longer be told. */
export async function readTail(rows: RowReader, gameId: string): Promise<(Tail & { readonly atMs: number }) | null> {
  const found = await rows.get('tail', gameId, TAIL_NUMBER);
  if (found === null) return null;
  try {
    const row = intactRow('tail', gameId, GAME_VERSION, found);
    return { ...saidBy(tailShape, row), atMs: row.atMs };
  } catch (cause) {
    if (cause instanceof StorageRefusal) return null;
    throw cause;
  }
}

/** Every step up to the first that does not fit. */
export async function readJournal(rows: RowReader, gameId: string, openingSeal: string): Promise<Journal> {
  const found = await rows.of('step', gameId);
  const tail = await readTail(rows, gameId);
  const steps: Row[] = [];
  let lastSeal = openingSeal;
  const cut = (reason: string): Journal => ({
    openingSeal,
    steps,
    lastSeal,
    dropped: { fromStep: steps.length, reason },
  });
  for (const raw of found) {
    try {
      const step = intactRow('step', gameId, GAME_VERSION, raw, lastSeal);
      if (step.number !== steps.length) return cut(`step ${steps.length} is missing`);
      steps.push(step);
      lastSeal = step.seal;
    } catch (cause) {
      if (!(cause instanceof StorageRefusal)) throw cause;
      // Written by a newer app, and not damaged: it is not ours to cut.
      if (cause.kind === 'newer' && isSealed('step', gameId, raw, lastSeal)) throw cause;
      return cut(cause.message);
    }
  }
  if (tail === null) return cut('the mark of the end is damaged, and steps may be missing after it');
  if (tail.stepCount !== steps.length || tail.lastSeal !== lastSeal) return cut(`${tail.stepCount} steps were written`);
  return { openingSeal, steps, lastSeal, dropped: null };
}
