import type { RuleOf } from '../types';

export const campRule: RuleOf<'camp'> = {
  run: () => undefined,
};
