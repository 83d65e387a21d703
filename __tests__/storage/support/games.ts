import type { Result } from '../../../src/lib';
import type { GameShelf, NewEntry, StorageFault } from '../../../src/storage';

export const newGame = (id: string, atMs = 1000): NewEntry => ({
  id,
  game: 'catacombs',
  atMs,
  opening: JSON.stringify({ seed: `seed of ${id}` }),
  sheet: JSON.stringify({ name: `Table of ${id}` }),
  summary: JSON.stringify({ room: 1 }),
});

/** Letters beyond ASCII and beyond 16 bits: what a player may be called. */
export const stepText = (index: number): string => JSON.stringify({ command: 'flick', number: index, by: 'Zoé 🎯' });

export const stepTexts = (count: number): string[] => Array.from({ length: count }, (_, index) => stepText(index));

export function valueOf<T>(result: Result<T, StorageFault>): T {
  if (!result.ok) throw new Error(`${result.error.kind}: ${result.error.reason}`);
  return result.value;
}

/** A game with so many steps, each a second after the one before. */
export async function writeGame(
  shelf: Pick<GameShelf, 'create' | 'append'>,
  id: string,
  stepCount: number,
): Promise<void> {
  const game = newGame(id);
  valueOf(await shelf.create(game));
  for (const [index, text] of stepTexts(stepCount).entries()) {
    valueOf(await shelf.append(id, index, text, game.atMs + 1000 * (index + 1)));
  }
}
