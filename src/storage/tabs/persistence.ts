import { patient } from '../rows/patient';

/** Whether the browser may clear what is kept when it runs out of room; some ask the player, who need not answer. */
export type Persistence = 'kept' | 'mayBeCleared' | 'unknown' | 'unanswered';

const WAITS_MS = 2500;

async function ask(storage: StorageManager): Promise<Persistence> {
  return (await storage.persisted()) || (await storage.persist()) ? 'kept' : 'mayBeCleared';
}

/** Asks the browser never to clear what is kept by itself. It may ask the player, or refuse; then an export is the way. */
export async function askToPersist(storage: StorageManager | undefined): Promise<Persistence> {
  // A page that is not served safely has no such manager, and an old browser not this call.
  if (storage?.persist === undefined) return 'unknown';
  const asked = ask(storage).catch((): Persistence => 'unknown');
  return patient(asked, WAITS_MS).catch(() => 'unanswered');
}
