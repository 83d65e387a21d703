import type { ChanceStream, Drawn } from './chance';
import type { Refusal } from './refusal';

/**
 * How prompts of one form are answered. What is offered and what is accepted come from the same data, and one sampler
 * answers at random, so that nobody needs a second copy of what is legal.
 */
export interface Shape<Ask, Answer> {
  whyNot(ask: Ask, answer: Answer): Refusal | null;
  sample(ask: Ask, stream: ChanceStream): Drawn<Answer>;
}

export type Shapes<Ask extends { readonly kind: string }, Answer extends { readonly kind: string }> = {
  readonly [S in Ask['kind']]: Shape<Extract<Ask, { kind: S }>, Extract<Answer, { kind: S }>>;
};
