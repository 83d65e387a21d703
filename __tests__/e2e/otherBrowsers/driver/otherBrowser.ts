import { setTimeout as sleep } from 'node:timers/promises';
import type { Size } from '../../driver/sizes';
import type { Moment } from '../../driver/traces';

/** What runs in the page: it sees nothing of the test but what it is given, and gives back plain values. */
export type InPage<Given, Answer> = (given: Given) => Answer | Promise<Answer>;

/** One tab of a browser that Playwright has no hands for, as its own driver lets it be used. */
export interface OtherBrowser {
  goTo(url: string): Promise<void>;
  reload(): Promise<void>;
  evaluate<Given, Answer>(inPage: InPage<Given, Answer>, given: Given): Promise<Answer>;
  /** One pointer, pressed down at the first moment and lifted after the last. */
  draw(trace: readonly Moment[]): Promise<void>;
  resize(size: Size): Promise<void>;
  /** What is to be seen, as a PNG in base 64. */
  picture(): Promise<string>;
  close(): Promise<void>;
}

/** A pointer's way as both WebDriver and WebDriver BiDi write it. */
export function pointerActions(pointerType: 'touch' | 'mouse', trace: readonly Moment[]) {
  const moves = trace.flatMap(({ atMs, fingers: [finger] }, index) => {
    if (finger === undefined) return [];
    const [x, y] = [Math.round(finger.x), Math.round(finger.y)];
    const duration = Math.round(atMs - (trace[index - 1]?.atMs ?? atMs));
    const move = { type: 'pointerMove', x, y, duration, origin: 'viewport' };
    return index === 0 ? [move, { type: 'pointerDown', button: 0 }] : [move];
  });
  const actions = [...moves, { type: 'pointerUp', button: 0 }];
  return [{ type: 'pointer', id: 'hand', parameters: { pointerType }, actions }];
}

const PATIENCE_MS = 60_000;
const GLANCE_MS = 100;

/** Asks until it is so; when it never is, says what was waited for. */
export async function soon<Answer>(what: string, ask: () => Promise<Answer | null>): Promise<Answer> {
  const deadlineMs = Date.now() + PATIENCE_MS;
  while (Date.now() < deadlineMs) {
    const answer = await ask();
    if (answer !== null) return answer;
    await sleep(GLANCE_MS);
  }
  throw new Error(`waited in vain for ${what}`);
}
