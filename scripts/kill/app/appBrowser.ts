import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { watchForProblems } from '../../../__tests__/e2e/driver/problems';
import { SIZES } from '../../../__tests__/e2e/driver/sizes';
import { createTouch } from '../../../__tests__/e2e/driver/touch';
import type { Visit } from '../../../__tests__/e2e/driver/visit';
import flags from '../../lib/chromiumFlags.json';
import lightDrawing from '../../lib/lightDrawing.json';

/** A player whose browser may die at any moment. */
export interface KillablePlayer extends Visit {
  /** The whole browser at once, as when the battery is taken out. */
  kill(): Promise<void>;
}

/** Chromium names itself in the lock of its profile: the machine, and the id of its process. */
function processOf(profile: string): number {
  const id = Number(readlinkSync(join(profile, 'SingletonLock')).split('-').at(-1));
  if (!Number.isSafeInteger(id) || id <= 1) throw new Error('the lock of the profile names no process');
  return id;
}

/** A phone with a real Chromium on it, on a profile that outlives both. */
export async function openPlayer(chromiumPath: string, profile: string): Promise<KillablePlayer> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: chromiumPath,
    args: [...flags, ...lightDrawing],
    ignoreDefaultArgs: ['--headless'],
    viewport: SIZES.phone,
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    locale: 'en-GB',
  });
  const ended = new Promise<void>((resolve) => void context.once('close', () => resolve()));
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    context,
    touch: createTouch(await context.newCDPSession(page)),
    problems: watchForProblems(page),
    kill: async () => {
      // It leads a process group of its own: nothing of it is left to tidy up.
      process.kill(-processOf(profile), 'SIGKILL');
      await ended;
    },
  };
}
