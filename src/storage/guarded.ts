import { err, ok, type Result } from '../lib';
import { faultOf, type StorageFault } from './fault';

/** Runs a database call whose failure is a value instead of an exception. */
export async function guarded<T>(call: () => Promise<T>): Promise<Result<T, StorageFault>> {
  try {
    return ok(await call());
  } catch (cause) {
    return err(faultOf(cause));
  }
}
