import { StorageRefusal } from '../fault';
import type { RowWriter } from '../rows/rowStore';
import { isKept, readEntry, sealedOpening, stateAsCreated, writeState } from './entries';
import type { NewEntry, ShelfChange } from './gameShelf';
import { readJournal, readTail, sealedStep, sealedTail } from './journal';
import type { EntryState } from './shapes';
import { writeSnapshot } from './snapshots';

export async function createGame(rows: RowWriter, game: NewEntry): Promise<void> {
  const { id, atMs, steps = [], snapshot, isOver = false } = game;
  if (await isKept(rows, id)) throw new StorageRefusal('taken', `there is a game with the id ${id}`);
  const opening = sealedOpening(game);
  await rows.put('game', id, opening);
  await rows.put('tail', id, sealedTail(id, { stepCount: 0, lastSeal: opening.seal }, atMs));
  await writeState(rows, id, { ...stateAsCreated(game), isOver }, atMs);
  for (const [index, step] of steps.entries()) await appendSteps(rows, id, index, [step.text], step.atMs);
  if (snapshot !== undefined) await writeSnapshot(rows, id, snapshot.stepCount, snapshot.text);
}

/** The seal that the next step continues from. */
async function sealBefore(rows: RowWriter, gameId: string, index: number): Promise<string> {
  const tail = await readTail(rows, gameId);
  if (tail?.stepCount === index) return tail.lastSeal;
  // Not the next, unless what stands there is damaged and the game goes on from its last good step.
  const { openingSeal } = await readEntry(rows, gameId);
  const journal = await readJournal(rows, gameId, openingSeal);
  if (journal.dropped === null || journal.steps.length !== index) {
    throw new StorageRefusal('conflict', `step ${index} is not the next of ${gameId}: it has ${journal.steps.length}`);
  }
  await rows.drop('step', gameId, index, Infinity);
  return journal.lastSeal;
}

export async function appendSteps(
  rows: RowWriter,
  gameId: string,
  index: number,
  texts: readonly string[],
  atMs: number,
): Promise<void> {
  let lastSeal = await sealBefore(rows, gameId, index);
  for (const [at, text] of texts.entries()) {
    const step = sealedStep(gameId, index + at, text, atMs, lastSeal);
    await rows.put('step', gameId, step);
    lastSeal = step.seal;
  }
  await rows.put('tail', gameId, sealedTail(gameId, { stepCount: index + texts.length, lastSeal }, atMs));
}

/** What was answered, what came of it and how the game stands then: all of it or nothing. */
export async function keepSteps(
  rows: RowWriter,
  gameId: string,
  index: number,
  texts: readonly string[],
  { atMs, ...change }: ShelfChange,
): Promise<void> {
  if (texts.length > 0) await appendSteps(rows, gameId, index, texts, atMs);
  await changeEntry(rows, gameId, change, atMs);
}

export async function changeEntry(
  rows: RowWriter,
  gameId: string,
  change: Partial<EntryState>,
  atMs?: number,
): Promise<void> {
  const { state, touchedAtMs } = await readEntry(rows, gameId);
  await writeState(rows, gameId, { ...state, ...change }, atMs ?? touchedAtMs);
}

/** For good, in one transaction: a game is there or it is not. */
export async function forgetGame(rows: RowWriter, gameId: string): Promise<void> {
  if (!(await isKept(rows, gameId)) || !(await readEntry(rows, gameId)).state.isRemoved) return;
  for (const kind of ['game', 'entry', 'tail', 'step', 'snapshot', 'past'] as const) {
    await rows.drop(kind, gameId, 0, Infinity);
  }
}
