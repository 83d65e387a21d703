import type { Result } from '../../lib';
import type { StorageFault } from '../fault';

/** Small named texts that outlive the app. A fault is a value, so that no caller can crash on a full disk. */
export interface KeyValue {
  /** The text kept under this key; null when there is none. */
  read(key: string): Promise<Result<string | null, StorageFault>>;
  write(key: string, text: string): Promise<Result<null, StorageFault>>;
}
