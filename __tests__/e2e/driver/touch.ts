import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright-core';
import { between, line, sampled, then, thenHold, type Moment, type Point } from './traces';

/** Hands on the screen. Every gesture is sent as real touch events with the times they are meant to have. */
export interface Touch {
  tap(at: Point): Promise<void>;
  swipe(from: Point, to: Point, durationMs: number): Promise<void>;
  /** Aims as for a swipe, comes back to where it began, and lifts there. */
  cancelBySlidingBack(from: Point, out: Point): Promise<void>;
  /** Aims as for a swipe, puts a second finger down, and lifts both. */
  cancelBySecondFinger(from: Point, out: Point, second: Point): Promise<void>;
  /** Two fingers, left and right of a point, go from one distance to another. */
  pinch(around: Point, fromGap: number, toGap: number, durationMs: number): Promise<void>;
}

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd';

const SETTLE_MS = 120;
const OUT_AND_BACK_MS = 260;

function kindOf(previous: Moment | undefined, moment: Moment): TouchKind {
  const before = previous?.fingers.length ?? 0;
  if (moment.fingers.length > before) return 'touchStart';
  return moment.fingers.length < before ? 'touchEnd' : 'touchMove';
}

/**
 * The events carry the times of the trace and not those of this machine, which may stutter: the game must judge a
 * swipe by when the finger was where. None is sent before its time, nor waits for the page's answer to the last.
 */
async function perform(session: CDPSession, trace: readonly Moment[]): Promise<void> {
  const startedAtMs = Date.now();
  const answers: Promise<unknown>[] = [];
  const lifted: Moment = { atMs: trace.at(-1)?.atMs ?? 0, fingers: [] };
  let previous: Moment | undefined;
  for (const moment of [...trace, lifted]) {
    const earlyMs = startedAtMs + moment.atMs - Date.now();
    if (earlyMs > 0) await sleep(earlyMs);
    answers.push(
      session.send('Input.dispatchTouchEvent', {
        type: kindOf(previous, moment),
        timestamp: (startedAtMs + moment.atMs) / 1000,
        touchPoints: moment.fingers.map(({ x, y }, id) => ({ x, y, id })),
      }),
    );
    previous = moment;
  }
  await Promise.all(answers);
}

const beside = ({ x, y }: Point, gap: number): Point[] => [
  { x: x - gap / 2, y },
  { x: x + gap / 2, y },
];

export function createTouch(session: CDPSession): Touch {
  const out = (from: Point, to: Point) => line(from, to, OUT_AND_BACK_MS / 2);
  return {
    tap: (at) => perform(session, thenHold([{ atMs: 0, fingers: [at] }], SETTLE_MS / 2)),
    swipe: (from, to, durationMs) => perform(session, line(from, to, durationMs)),
    cancelBySlidingBack: (from, to) => perform(session, thenHold(then(out(from, to), out(to, from)), SETTLE_MS)),
    cancelBySecondFinger: (from, to, second) =>
      perform(
        session,
        then(
          out(from, to),
          sampled(SETTLE_MS, () => [to, second]),
        ),
      ),
    pinch: (around, fromGap, toGap, durationMs) =>
      perform(
        session,
        sampled(durationMs, (share) => beside(around, between({ x: fromGap, y: 0 }, { x: toGap, y: 0 }, share).x)),
      ),
  };
}
