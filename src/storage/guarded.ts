import { err, ok, type Result } from '../lib';
import type { StorageFault } from './keyValue';

const reasonOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause));

/** Runs a database call whose failure is a value instead of an exception. */
export async function guarded<T>(call: () => Promise<T>): Promise<Result<T, StorageFault>> {
  try {
    return ok(await call());
  } catch (cause) {
    return err({ reason: reasonOf(cause) });
  }
}
