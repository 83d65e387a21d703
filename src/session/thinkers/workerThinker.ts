import type { CatacombsAsked } from '../../ai/catacombs';
import type { Thinker } from './thinker';
import type { ThoughtReply } from './thoughtReply';

/** As much of a Web Worker as is needed here. */
export interface ThoughtWorker {
  postMessage(asked: CatacombsAsked): void;
  terminate(): void;
  addEventListener(kind: 'message', listener: (message: { readonly data: ThoughtReply }) => void): void;
  addEventListener(kind: 'error', listener: () => void): void;
}

const FAILED: ThoughtReply = { ok: false };

/**
 * Thinks in a worker, off the thread that draws. Where there can be none, or it fails, `otherwise` thinks the same
 * thought. A thought that is called off ends with its worker; the next one gets a new worker.
 */
export function workerThinker(open: () => ThoughtWorker, otherwise: Thinker): Thinker {
  let worker: ThoughtWorker | null = null;
  let isBroken = false;
  /** Who waits, in the order in which they asked: a worker answers one after the other. */
  let waiting: ((reply: ThoughtReply) => void)[] = [];

  function end(): void {
    worker?.terminate();
    worker = null;
    waiting = [];
  }

  function fail(): void {
    for (const answer of waiting.splice(0)) answer(FAILED);
  }

  function begin(): ThoughtWorker | null {
    try {
      const opened = open();
      opened.addEventListener('message', ({ data }) => waiting.shift()?.(data));
      opened.addEventListener('error', fail);
      return opened;
    } catch {
      isBroken = true;
      return null;
    }
  }

  const replyTo = (asked: CatacombsAsked, on: ThoughtWorker): Promise<ThoughtReply> =>
    new Promise((resolve) => {
      waiting.push(resolve);
      on.postMessage(asked);
    });

  return {
    async think(asked) {
      worker = worker ?? (isBroken ? null : begin());
      const reply = worker === null ? FAILED : await replyTo(asked, worker);
      if (reply.ok) return reply.decision;
      isBroken = true;
      fail();
      end();
      return otherwise.think(asked);
    },
    cancel() {
      end();
      otherwise.cancel();
    },
  };
}
