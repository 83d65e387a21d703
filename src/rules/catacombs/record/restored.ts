import { heldTo, type Shot } from '../../flicking';
import { BOARD } from '../content/boards';
import { LAUNCH } from '../content/launch';
import type { CatacombsState } from '../model/types';
import type { CatacombsAsk } from '../words/asks';
import type { CatacombsTask } from '../words/tasks';

/** It was not always the rules that held a launch to its limits. */
export const restoredShot = (kept: Shot): Shot => ({ ...kept, ...heldTo(kept, LAUNCH) });

/** It was not always said which board is meant, there was but one, nor that no flick is too soft. */
function restoredAsk(ask: CatacombsAsk): CatacombsAsk {
  if (ask.kind === 'place') return { ...ask, board: BOARD };
  if (ask.kind === 'flick') return { ...ask, ...LAUNCH, board: BOARD };
  return ask.kind === 'flickResolved' ? { ...ask, shot: restoredShot(ask.shot) } : ask;
}

const restoredTask = (task: CatacombsTask): CatacombsTask =>
  task.kind === 'fly' ? { ...task, shot: restoredShot(task.shot) } : task;

export const restored = ({ prompt, tasks, ...kept }: CatacombsState): CatacombsState => ({
  ...kept,
  tasks: tasks.map(restoredTask),
  prompt: prompt === null ? null : { ...prompt, ask: restoredAsk(prompt.ask) },
});
