import type { Attack } from '../../../../src/rules/catacombs/words/attack';
import type { TaskRule } from '../../../../src/rules/machine';
import { catacombs, type CatacombsTypes } from '../../../../src/rules/catacombs';
import type { CatacombsTask } from '../../../../src/rules/catacombs/words/tasks';
import type { CatacombsGame } from '../../../../src/rules/catacombs/model/types';
import type { Tally } from '../../coverage/tally';

type AnyRule = TaskRule<CatacombsTypes, CatacombsTask>;

function noteAttack({ type, modifiers, traits }: Attack, tally: Tally): void {
  for (const id of [type, ...modifiers, ...traits]) tally.add('pitch', id);
}

function noteTask(task: CatacombsTask, tally: Tally): void {
  tally.add('task', task.kind);
  if (task.kind === 'effect') tally.add('effect', task.effect);
  if (task.kind !== 'fly') return;
  noteAttack(task.pitch.attack, tally);
  tally.add('reason', task.pitch.reason);
}

const watchedRule = (rule: AnyRule, tally: Tally): AnyRule => ({
  ...rule,
  run(play, task) {
    noteTask(task, tally);
    rule.run(play, task);
  },
});

/** The same game, and every rule that works in it is counted. */
export function watched(tally: Tally): CatacombsGame {
  const rules: Readonly<Record<string, AnyRule>> = catacombs.tasks;
  const tasks = Object.entries(rules).map(([kind, rule]) => [kind, watchedRule(rule, tally)]);
  return { ...catacombs, tasks: Object.fromEntries(tasks) };
}
