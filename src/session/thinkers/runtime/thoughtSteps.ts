import { ponder, type CatacombsAsked, type CatacombsDecision } from '../../../ai/catacombs';
import type { Pondering } from '../../../ai/core';

/** A few steps of a thought are asked for, as JSON: a text crosses from runtime to runtime cheaply, and whole. */
export interface StepsRequest {
  /** Each thought has a number, and a later one a higher number. */
  readonly thought: number;
  /** What is asked, with the first steps; null to go on with it. */
  readonly asked: CatacombsAsked | null;
  readonly steps: number;
  /** Thoughts before this one have been called off. */
  readonly firstAlive: number;
}

/** What a few steps came to. A fault is told as well, so that the thought can be thought elsewhere. */
export type StepsReply =
  | { readonly kind: 'pondering' }
  | { readonly kind: 'decided'; readonly decision: CatacombsDecision | null }
  | { readonly kind: 'failed' };

const FAILED: StepsReply = { kind: 'failed' };

/** Thinks as many steps as it is asked for, of as many thoughts as have been begun. */
export function thoughtSteps(): (request: string) => string {
  const begun = new Map<number, Pondering<CatacombsDecision | null>>();

  function stepsOf({ thought, asked, steps, firstAlive }: StepsRequest): StepsReply {
    for (const one of Array.from(begun.keys())) if (one < firstAlive) begun.delete(one);
    const pondering = asked === null ? begun.get(thought) : ponder(asked);
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
