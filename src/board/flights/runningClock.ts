import {
  cancelAnimation,
  Easing,
  makeMutable,
  ReduceMotion,
  withTiming,
  type SharedValue,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { leaveOut } from '../cosmetic';

/** Counts milliseconds on the UI thread, once from 0 to an end. */
export interface RunningClock {
  readonly ms: SharedValue<number>;
  /** The same by the JavaScript thread's own clock: a picture made half way begins there, and asks the UI thread nothing. */
  nowMs(): number;
  /** Calls back once, at the end; never after the answer has been called. */
  run(forMs: number, onEnd: () => void): () => void;
}

/** A frame or two late is a busy device; after so long the end will not be told any more. */
const LATE_MS = 3000;

export function createRunningClock(): RunningClock {
  const ms = makeMutable(0);
  let running: { readonly sinceMs: number; readonly forMs: number } | null = null;

  return {
    ms,
    nowMs: () => (running === null ? 0 : Math.min(running.forMs, performance.now() - running.sinceMs)),
    run(forMs, onEnd) {
      let isWanted = true;
      const end = (): void => {
        if (!isWanted) return;
        isWanted = false;
        clearTimeout(late);
        onEnd();
      };
      // Whoever waits for the end of what is shown must not wait for ever.
      const late = setTimeout(() => {
        leaveOut('clock', `not at its end ${LATE_MS} ms late`);
        end();
      }, forMs + LATE_MS);
      running = { sinceMs: performance.now(), forMs };
      ms.set(0);
      ms.set(
        withTiming(
          forMs,
          { duration: forMs, easing: Easing.linear, reduceMotion: ReduceMotion.Never },
          (isFinished) => {
            'worklet';
            if (isFinished) scheduleOnRN(end);
          },
        ),
      );
      return () => {
        isWanted = false;
        clearTimeout(late);
        cancelAnimation(ms);
      };
    },
  };
}
