import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 20_000;
const GLANCE_MS = 50;

/** Looks again and again until what is expected is so; when it never is, fails with what was seen last. */
export async function eventually(look: () => Promise<void>): Promise<void> {
  const deadlineMs = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await look();
    } catch (fault) {
      if (Date.now() > deadlineMs) throw fault;
      await sleep(GLANCE_MS);
    }
  }
}
