import type { CatacombsAnswer } from '../../../rules/catacombs';
import type { Thought } from '../thought';

export interface Answered {
  readonly answer: CatacombsAnswer;
  readonly thought: Thought;
}

export const choice = (...options: readonly string[]) => ({ kind: 'choose' as const, options });
