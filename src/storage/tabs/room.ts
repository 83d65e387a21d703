/** How much of the device is taken, and how much the browser would give. */
export interface StorageRoom {
  readonly usedBytes: number;
  readonly quotaBytes: number;
}

/** What the browser makes of it, which is an estimate; null where it keeps that to itself. */
export async function estimatedRoom(storage: StorageManager | undefined): Promise<StorageRoom | null> {
  try {
    const { usage, quota } = (await storage?.estimate?.()) ?? {};
    return usage === undefined || quota === undefined ? null : { usedBytes: usage, quotaBytes: quota };
  } catch {
    return null;
  }
}
