import { setTimeout as sleep } from 'node:timers/promises';
import type { Visit } from '../driver/visit';
import { between, type Point } from '../driver/traces';

const STEPS = 8;
const STEP_MS = 16;
/** A finger that stands still aims at nothing: meanwhile it goes on by so much, in the same direction. */
const DRIFT = 0.04;

/** A finger goes from one point to another and stays on the screen for as long as `meanwhile` takes; then it is no flick. */
export async function withFingerDown(
  { context, page }: Visit,
  [from, to]: readonly [Point, Point],
  meanwhile: () => Promise<void>,
  isDrifting = false,
): Promise<void> {
  const session = await context.newCDPSession(page);
  const startedAtS = Date.now() / 1000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchCancel', at: readonly Point[], atMs: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      timestamp: startedAtS + atMs / 1000,
      touchPoints: at.map(({ x, y }) => ({ x, y, id: 0 })),
    });
  await send('touchStart', [from], 0);
  for (let step = 1; step <= STEPS; step++) {
    await send('touchMove', [between(from, to, step / STEPS)], step * STEP_MS);
  }
  let isDone = false;
  const done = meanwhile().finally(() => {
    isDone = true;
  });
  for (let step = STEPS + 1; !isDone && isDrifting; step++) {
    await sleep(STEP_MS);
    await send('touchMove', [between(from, to, 1 + DRIFT * (step - STEPS))], Date.now() - startedAtS * 1000);
  }
  await done;
  await send('touchCancel', [], Date.now() - startedAtS * 1000);
  await session.detach();
}
