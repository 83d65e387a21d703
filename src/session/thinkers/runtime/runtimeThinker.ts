import type { Decision, Pondered } from '../../../ai/core';
import { err, ok } from '../../../lib';
import type { Job, Thinker } from '../../game/thinker';
import type { StepsReply, StepsRequest } from './thoughtSteps';

/** A runtime of its own, with the program in it: takes a `StepsRequest` as JSON and answers a `StepsReply`. */
export interface ThoughtRuntime {
  ask(request: string): Promise<string>;
}

export interface RuntimeThinkerOptions {
  /** Opened at the first thought. */
  readonly open: () => ThoughtRuntime;
  /** Thinks the same thought where no runtime can be opened, or one fails. */
  readonly otherwise: Thinker;
  /** A thought that is called off goes on to the end of a batch of so many steps. */
  readonly stepsOfBatch?: number;
}

/**
 * A step flies one flick: three milliseconds in the middle, eight seldom, on an interpreter without a compiler
 * (`npm run bench:ai`). So a batch is over in less than a tenth of a second. However long it is, the thought is the same.
 */
export const STEPS_OF_BATCH = 16;

const FAILED: StepsReply = { kind: 'failed' };

/**
 * Thinks in a runtime of its own, off the thread that draws and the one that answers fingers, a batch of steps at a time.
 * Where there can be no such runtime, or it fails once, `otherwise` thinks that thought and all that follow.
 */
export function runtimeThinker({
  open,
  otherwise,
  stepsOfBatch: steps = STEPS_OF_BATCH,
}: RuntimeThinkerOptions): Thinker {
  let runtime: ThoughtRuntime | null = null;
  let isBroken = false;
  let thoughts = 0;
  let firstAlive = 0;

  async function reply(thought: number, job: Job | null): Promise<StepsReply> {
    const request: StepsRequest = { thought, job, steps, firstAlive };
    try {
      runtime ??= open();
      return JSON.parse(await runtime.ask(JSON.stringify(request))) as StepsReply;
    } catch {
      return FAILED;
    }
  }

  return {
    async think<P extends Pondered>(job: Job<P>) {
      const thought = thoughts++;
      for (let rest: Job | null = job; !isBroken; rest = null) {
        const told = await reply(thought, rest);
        if (told.kind === 'failed') isBroken = true;
        if (thought < firstAlive) return ok(null);
        if (told.kind === 'unknownGame') return err('unknownGame');
        // The runtime answers with what the brain of that very job has said.
        if (told.kind === 'decided') return ok(told.decision as Decision<P> | null);
      }
      runtime = null;
      return otherwise.think(job);
    },
    cancel() {
      firstAlive = thoughts;
      otherwise.cancel();
    },
  };
}
