import { err } from '../../lib';
import type { Pondered } from '../../ai/core';
import type { Job, Thinker, ThoughtReply } from '../game/thinker';

/** As much of a Web Worker as is needed here. */
export interface ThoughtWorker {
  postMessage(job: Job): void;
  terminate(): void;
  addEventListener(kind: 'message', listener: (message: { readonly data: ThoughtReply }) => void): void;
  addEventListener(kind: 'error' | 'messageerror', listener: () => void): void;
}

const FAILED: ThoughtReply = err('failed');

/** Far more than the slowest device takes for two thoughts, the script that thinks loaded before them. */
const PATIENCE_MS = 60_000;

interface Waiting {
  readonly answer: (reply: ThoughtReply) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

/**
 * Thinks in a worker, off the thread that draws. Where there can be none, or it fails, or nothing more is heard of it,
 * `otherwise` thinks the same thought: the clock says only where. A thought that is called off ends with its worker; the
 * next one gets a new worker.
 */
export function workerThinker(open: () => ThoughtWorker, otherwise: Thinker): Thinker {
  let worker: ThoughtWorker | null = null;
  let isBroken = false;
  /** Who waits, in the order in which they asked: a worker answers one after the other. */
  let waiting: Waiting[] = [];

  function end(): void {
    worker?.terminate();
    worker = null;
    for (const { timer } of waiting) clearTimeout(timer);
    waiting = [];
  }

  function settle(one: Waiting | undefined, reply: ThoughtReply): void {
    clearTimeout(one?.timer);
    one?.answer(reply);
  }

  function fail(): void {
    for (const one of waiting.splice(0)) settle(one, FAILED);
  }

  function begin(): ThoughtWorker | null {
    try {
      const opened = open();
      opened.addEventListener('message', ({ data }) => settle(waiting.shift(), data));
      opened.addEventListener('error', fail);
      opened.addEventListener('messageerror', fail);
      return opened;
    } catch {
      isBroken = true;
      return null;
    }
  }

  /** A worker answers with what the brain of that very job has said. */
  const replyTo = <P extends Pondered>(job: Job<P>, on: ThoughtWorker): Promise<ThoughtReply<P>> =>
    new Promise((resolve) => {
      waiting.push({ answer: (reply) => resolve(reply as ThoughtReply<P>), timer: setTimeout(fail, PATIENCE_MS) });
      on.postMessage(job);
    });

  return {
    async think(job) {
      worker = worker ?? (isBroken ? null : begin());
      const reply = worker === null ? err('failed' as const) : await replyTo(job, worker);
      if (reply.ok || reply.error === 'unknownGame') return reply;
      isBroken = true;
      fail();
      end();
      return otherwise.think(job);
    },
    cancel() {
      end();
      otherwise.cancel();
    },
  };
}
