import { err, type Result } from '../../../lib';
import type { GameShelf, StorageFault } from '../../../storage';

/** Does something to a game as a whole; refused while a table has it, here or in another tab. */
export async function whileOurs<T>(
  shelf: GameShelf,
  id: string,
  work: () => Promise<Result<T, StorageFault>>,
): Promise<Result<T, StorageFault>> {
  const claim = await shelf.claim(id);
  try {
    return claim.state() === 'mine' ? await work() : err({ kind: 'conflict', reason: `a table has the game ${id}` });
  } finally {
    claim.release();
  }
}
