import type { TaskRule, TaskRules } from '../../machine';
import type { ReignTypes } from '../model/types';
import { rule as ruled } from '../master/ruling';
import type { ReignTask } from '../words/tasks';

/** Whatever is asked of the Master's seat is answered at once where nobody sits on it (REIGN-328). */
const answering = <T extends ReignTask>(rule: TaskRule<ReignTypes, T>): TaskRule<ReignTypes, T> => ({
  ...rule,
  run(play, task) {
    rule.run(play, task);
    const { setup } = play.model;
    const asked = setup.isMasterNeutral ? play.pending : null;
    if (asked === null || !asked.seats.includes(setup.master)) return;
    const waiting = play.answerItself();
    rule.answer?.(play, waiting as T, ruled(play, asked, waiting), null);
  },
});

export const withNeutralMaster = (rules: TaskRules<ReignTypes>): TaskRules<ReignTypes> =>
  Object.fromEntries(
    Object.entries(rules).map(([kind, rule]) => [kind, answering(rule as TaskRule<ReignTypes, ReignTask>)]),
  ) as unknown as TaskRules<ReignTypes>;
