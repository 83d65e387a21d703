import { err, type Result } from '../../lib';
import type { GameClaim, GameShelf, StorageFault } from '../../storage';

/** Games off the list, and gone for good once nobody may want them back. */
export interface Removals {
  /** Refused while a table has it, here or in another tab. */
  remove(id: string): Promise<Result<null, StorageFault>>;
  restore(id: string): Promise<Result<null, StorageFault>>;
  /** It is not offered any more to take this back: what has not been restored is gone. */
  forget(id: string): Promise<void>;
  /** The same for all that was removed before the app was ended; not for what another tab still offers back. */
  forgetAll(): Promise<void>;
}

export function createRemovals(shelf: GameShelf): Removals {
  /** For as long as it is offered back a removed game is ours: no other tab forgets it. */
  const offered = new Map<string, GameClaim>();

  function letGo(id: string): void {
    offered.get(id)?.release();
    offered.delete(id);
  }

  async function forgetIfOurs(id: string): Promise<void> {
    const claim = await shelf.claim(id);
    // What cannot be forgotten now is forgotten at another start.
    if (claim.state() === 'mine') await shelf.forget(id);
    claim.release();
  }

  return {
    async remove(id) {
      const claim = await shelf.claim(id);
      const removed =
        claim.state() === 'mine'
          ? await shelf.remove(id)
          : err<StorageFault>({ kind: 'conflict', reason: `a table has the game ${id}` });
      if (removed.ok) offered.set(id, claim);
      else claim.release();
      return removed;
    },
    async restore(id) {
      const restored = await shelf.restore(id);
      // Whoever wants it back must not lose it because that could not be written: the next start asks nobody.
      letGo(id);
      return restored;
    },
    async forget(id) {
      if (!offered.has(id)) return;
      await shelf.forget(id);
      letGo(id);
    },
    async forgetAll() {
      const removed = await shelf.removed();
      if (!removed.ok) return;
      for (const id of removed.value) if (!offered.has(id)) await forgetIfOurs(id);
    },
  };
}
