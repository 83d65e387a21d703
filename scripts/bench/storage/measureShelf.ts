import type { Result } from '../../../src/lib';
import type { GameShelf, StorageFault } from '../../../src/storage';

export interface ShelfFigures {
  readonly stepCount: number;
  readonly commitP50Ms: number;
  readonly commitP99Ms: number;
}

export const GAME_ID = 'measured';

function sure<T>(result: Result<T, StorageFault>): T {
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Writes a game step by step, each acknowledged before the next. */
export async function measureCommits(shelf: GameShelf, steps: readonly string[]): Promise<ShelfFigures> {
  sure(await shelf.create({ id: GAME_ID, game: 'any', atMs: 0, opening: '{}', sheet: '{}', summary: '{}' }));
  const commitsMs: number[] = [];
  for (const [index, step] of steps.entries()) {
    const startMs = performance.now();
    sure(await shelf.append(GAME_ID, index, step, index));
    commitsMs.push(performance.now() - startMs);
  }
  return {
    stepCount: steps.length,
    commitP50Ms: quantile(commitsMs, 0.5),
    commitP99Ms: quantile(commitsMs, 0.99),
  };
}

/** Opens the game on a shelf that has not been used yet. */
export async function measureOpening(shelf: GameShelf, stepCount: number): Promise<number> {
  const startMs = performance.now();
  const game = sure(await shelf.open(GAME_ID));
  if (game.steps.length !== stepCount || game.dropped !== null) throw new Error('the game is not whole');
  return performance.now() - startMs;
}
