import { patient } from '../rows/patient';

/** How much of the device is taken, and how much the browser would give. */
export interface StorageRoom {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

const WAITS_MS = 2500;

/** What the browser makes of it, which is an estimate; null where it keeps that to itself. */
export async function estimatedRoom(storage: StorageManager | undefined): Promise<StorageRoom | null> {
  try {
    if (storage?.estimate === undefined) return null;
    const { usage, quota } = await patient(storage.estimate(), WAITS_MS);
    return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
  } catch {
    return null;
  }
}
