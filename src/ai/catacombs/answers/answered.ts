import type { OptionId } from '../../../rules/machine';
import type { CatacombsAnswer } from '../../../rules/catacombs';
import type { Thought } from '../thought';

export interface Answered {
  readonly answer: CatacombsAnswer;
  readonly thought: Thought;
}

export const choice = (...options: readonly OptionId[]) => ({ kind: 'choose' as const, options });
