import type { CatacombsState } from '../../model/types';
import type { Step } from '../../words/attack';

const pitchesIn = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => sum + (step.kind === 'pitch' ? 1 : step.kind === 'chain' ? step.count : 0), 0);

/** How many flicks of the running action come after the one that is asked for (BASE-158, BASE-166). */
export function pitchesLeft({ tasks }: Pick<CatacombsState, 'tasks'>): number {
  let left = 0;
  for (const task of [...tasks].reverse()) {
    if (task.kind === 'chain') left += task.left;
    if (task.kind === 'act') return left + pitchesIn(task.steps);
  }
  return left;
}
