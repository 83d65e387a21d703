import { createContext, use } from 'react';
import type { Quarters } from '../../../../lib';
import type { Exercise } from '../../../../rules/gym';

/** What is practised on this screen, and what else could be. */
export interface Practice {
  readonly exercise: Exercise;
  /** How far its board is turned clockwise. */
  readonly lies: Quarters;
  readonly choose: (exercise: Exercise) => void;
  /** The same once more, as it lay at first. */
  readonly again: () => void;
}

/** null: a game that is kept. */
export const PracticeContext = createContext<Practice | null>(null);

export const usePractice = (): Practice | null => use(PracticeContext);
