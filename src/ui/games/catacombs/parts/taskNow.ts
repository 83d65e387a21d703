import type { CatacombsState } from '../../../../rules/catacombs';

type Task = CatacombsState['tasks'][number];

/** The work that asks now, when it is of that kind: who has voted, who is done. */
export function taskNow<Kind extends Task['kind']>(
  { tasks }: CatacombsState,
  kind: Kind,
): Extract<Task, { kind: Kind }> | null {
  const task = tasks.at(-1);
  return task !== undefined && isOfKind(task, kind) ? task : null;
}

const isOfKind = <Kind extends Task['kind']>(task: Task, kind: Kind): task is Extract<Task, { kind: Kind }> =>
  task.kind === kind;
