/** Whether the browser may clear what is kept when it runs out of room. */
export type Persistence = 'kept' | 'mayBeCleared' | 'unknown';

/** Asks the browser never to clear what is kept by itself. It may ask the player, or refuse; then an export is the way. */
export async function askToPersist(storage: StorageManager | undefined): Promise<Persistence> {
  try {
    // A page that is not served safely has no such manager, and an old browser not this call.
    if (storage?.persist === undefined) return 'unknown';
    return (await storage.persisted()) || (await storage.persist()) ? 'kept' : 'mayBeCleared';
  } catch {
    return 'unknown';
  }
}
