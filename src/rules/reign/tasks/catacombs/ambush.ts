import { withPerson } from '../../model/changes';
import { fullPoints, isAble, personOf } from '../../model/people';
import type { RuleOf } from '../../model/types';

/** With all their points, and nothing of what begins a turn; nobody who waited breaks in (REIGN-175). */
export const ambushRule: RuleOf<'ambush'> = {
  run(play, { queue }) {
    const [who, ...rest] = queue;
    if (who === undefined) return;
    play.change({ ...play.model, side: 'master', isAmbush: true });
    play.next({ kind: 'ambush', queue: rest });
    const person = personOf(play.model, who);
    if (!isAble(person)) return;
    play.change(withPerson(play.model, who, { points: fullPoints(person) }));
    play.emit({ kind: 'acts', who, points: fullPoints(person) });
    play.next({ kind: 'act', who });
  },
};

export const endAmbushRule: RuleOf<'endAmbush'> = {
  run(play) {
    play.change({ ...play.model, side: 'heroes', isAmbush: false });
    play.next({ kind: 'checkDefeat', queue: [] });
  },
};
