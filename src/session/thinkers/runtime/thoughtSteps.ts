import type { Brains, Decision, Pondered, Pondering } from '../../../ai/core';
import type { Job } from '../../game/thinker';
import { brainOf } from '../brainOf';

/** A few steps of a thought are asked for, as JSON: a text crosses from runtime to runtime cheaply, and whole. */
export interface StepsRequest {
  /** Each thought has a number, and a later one a higher number. */
  readonly thought: number;
  /** What is asked, with the first steps; null to go on with it. */
  readonly job: Job | null;
  readonly steps: number;
  /** Thoughts before this one have been called off. */
  readonly firstAlive: number;
}

/** What a few steps came to. A fault is told as well, so that the thought can be thought elsewhere. */
export type StepsReply =
  | { readonly kind: 'pondering' }
  | { readonly kind: 'decided'; readonly decision: Decision<Pondered> | null }
  /** Nobody here knows that game. */
  | { readonly kind: 'unknownGame' }
  | { readonly kind: 'failed' };

const FAILED: StepsReply = { kind: 'failed' };

/** Thinks as many steps as it is asked for, of as many thoughts as have been begun. */
export function thoughtSteps(brains: Brains): (request: string) => string {
  const begun = new Map<number, Pondering<Decision<Pondered> | null>>();

  function stepsOf({ thought, job, steps, firstAlive }: StepsRequest): StepsReply {
    for (const one of Array.from(begun.keys())) if (one < firstAlive) begun.delete(one);
    const brain = job && brainOf(brains, job);
    if (job !== null && brain === null) return { kind: 'unknownGame' };
    const pondering = job === null ? begun.get(thought) : brain?.ponder(job);
    if (pondering === undefined) return FAILED;
    // Not kept meanwhile: a thought that has thrown would seem to have come to its end.
    begun.delete(thought);
    for (let taken = 0; taken < steps; taken++) {
      const step = pondering.next();
      if (step.done === true) return { kind: 'decided', decision: step.value };
    }
    begun.set(thought, pondering);
    return { kind: 'pondering' };
  }

  return (request) => {
    try {
      return JSON.stringify(stepsOf(JSON.parse(request) as StepsRequest));
    } catch {
      return JSON.stringify(FAILED);
    }
  };
}
