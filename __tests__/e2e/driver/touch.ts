import type { CDPSession } from 'playwright-core';
import { between, line, sampled, then, type Moment, type Point } from './traces';

/** Hands on the screen. Every gesture is sent as real touch events with the times they are meant to have. */
export interface Touch {
  tap(at: Point): Promise<void>;
  swipe(from: Point, to: Point, durationMs: number): Promise<void>;
  /** The same as slowly as a hand does it: the page is at leisure between two events, as it is under a finger. */
  swipeByHand(from: Point, to: Point, durationMs: number): Promise<void>;
  /** Swipes out and straight back, and lifts where it began, still moving. */
  cancelBySlidingBack(from: Point, out: Point): Promise<void>;
  /** Swipes, puts a second finger down on the way, and lifts both, the first still moving. */
  cancelBySecondFinger(from: Point, out: Point, second: Point): Promise<void>;
  /** Two fingers, left and right of a point, go from one distance to another. */
  pinch(around: Point, fromGap: number, toGap: number, durationMs: number): Promise<void>;
}

type TouchKind = 'touchStart' | 'touchMove' | 'touchEnd';

const TAP_MS = 60;
const WAY_MS = 160;

function kindOf(previous: Moment | undefined, moment: Moment): TouchKind {
  const before = previous?.fingers.length ?? 0;
  if (moment.fingers.length > before) return 'touchStart';
  return moment.fingers.length < before ? 'touchEnd' : 'touchMove';
}

/**
 * The events carry the times of the trace and not those of this machine, which may stutter: the game must judge a
 * swipe by when the finger was where. The whole gesture has just been made when it is sent, in one go, so that a slow
 * machine cannot turn a tap into a finger that rests.
 */
async function perform(session: CDPSession, trace: readonly Moment[]): Promise<void> {
  const lifted: Moment = { atMs: trace.at(-1)?.atMs ?? 0, fingers: [] };
  const startedAtMs = Date.now() - lifted.atMs;
  await Promise.all(
    [...trace, lifted].map((moment, index, all) =>
      session.send('Input.dispatchTouchEvent', {
        type: kindOf(all[index - 1], moment),
        timestamp: (startedAtMs + moment.atMs) / 1000,
        touchPoints: moment.fingers.map(({ x, y }, id) => ({ x, y, id })),
      }),
    ),
  );
}

const REST_MS = 400;

/** The finger rests before it swipes. Every event is sent when it happens: what comes of the last begins at the last. */
async function performByHand(session: CDPSession, trace: readonly Moment[]): Promise<void> {
  const resting = { atMs: -REST_MS, fingers: trace[0]?.fingers ?? [] };
  const lifted: Moment = { atMs: trace.at(-1)?.atMs ?? 0, fingers: [] };
  const startedAtMs = Date.now() + REST_MS;
  let before: Moment | undefined;
  for (const moment of [resting, ...trace, lifted]) {
    const leftMs = startedAtMs + moment.atMs - Date.now();
    if (leftMs > 0) await new Promise((resolve) => setTimeout(resolve, leftMs));
    const touchPoints = moment.fingers.map(({ x, y }, id) => ({ x, y, id }));
    void session.send('Input.dispatchTouchEvent', { type: kindOf(before, moment), touchPoints });
    before = moment;
  }
}

const beside = ({ x, y }: Point, gap: number): Point[] => [
  { x: x - gap / 2, y },
  { x: x + gap / 2, y },
];

export function createTouch(session: CDPSession): Touch {
  return {
    tap: (at) =>
      perform(
        session,
        sampled(TAP_MS, () => [at]),
      ),
    swipe: (from, to, durationMs) => perform(session, line(from, to, durationMs)),
    swipeByHand: (from, to, durationMs) => performByHand(session, line(from, to, durationMs)),
    cancelBySlidingBack: (from, to) => perform(session, then(line(from, to, WAY_MS), line(to, from, WAY_MS))),
    cancelBySecondFinger: (from, to, second) => {
      const middle = between(from, to, 0.5);
      const withSecond = sampled(WAY_MS / 2, (share) => [between(middle, to, share), second]);
      return perform(session, then(line(from, middle, WAY_MS / 2), withSecond));
    },
    pinch: (around, fromGap, toGap, durationMs) =>
      perform(
        session,
        sampled(durationMs, (share) => beside(around, fromGap + (toGap - fromGap) * share)),
      ),
  };
}
