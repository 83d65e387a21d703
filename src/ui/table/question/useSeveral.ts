import { useState } from 'react';
import type { ChooseAsk, OptionId } from '../../../rules/machine';

export interface Several {
  readonly chosen: readonly string[];
  readonly isChosen: (option: OptionId) => boolean;
  readonly isComplete: boolean;
  toggle(option: OptionId): void;
}

/** Several of a list, kept until they are answered; the oldest choice gives way where no more may be chosen. */
export function useSeveral({ min, max }: ChooseAsk): Several {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return {
    chosen,
    isChosen: (option) => chosen.includes(option),
    isComplete: chosen.length >= min && chosen.length <= max,
    toggle: (option) =>
      setChosen(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option].slice(-max)),
  };
}
