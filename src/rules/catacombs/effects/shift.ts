import { chooseOne, refuse } from '../../machine';
import { monsterAction } from '../actions/monsterAction';
import { optionId } from '../actions/optionId';
import { chosenOne } from '../answers';
import type { Step } from '../content/attack';
import { MONSTER_IDS, type MonsterId } from '../content/ids';
import { MONSTER_CARDS } from '../content/monsters';
import { actionOf, withAction } from '../model/changes';
import type { Catacombs } from '../model/model';
import { monstersOf } from '../model/queries';
import type { Effect } from './effect';

interface Form {
  readonly id: string;
  readonly monster: MonsterId;
  readonly action: string;
  readonly steps: readonly Step[];
}

const isAttack = (steps: readonly Step[]): boolean => steps.every(({ kind }) => kind !== 'effect');

/** Every attack of every type of monster that is on the board (SOL-271). */
function formsIn(model: Catacombs): readonly Form[] {
  const here = MONSTER_IDS.filter((id) => monstersOf(model).some(({ card }) => card === id));
  return here.flatMap((monster) =>
    MONSTER_CARDS[monster].actions.flatMap((steps, index): Form[] => {
      const action = monsterAction(index);
      return isAttack(steps) ? [{ id: optionId(monster, action), monster, action, steps }] : [];
    }),
  );
}

/** The Shape Shifter fights like one of its monsters; which abilities come with that, they say themselves. */
export const shift: Effect = {
  whyNot: (model) => (formsIn(model).length > 0 ? null : refuse('noFormToTake', 'SOL-271')),
  run(play, task) {
    const forms = formsIn(play.model).map(({ id }) => id);
    if (forms.length > 0) play.ask([play.model.setup.overseer], { kind: 'takeForm' }, chooseOne(forms), task);
  },
  answer(play, _, answer) {
    const form = formsIn(play.model).find(({ id }) => id === chosenOne(answer));
    if (form === undefined) return;
    const { monster, action, steps } = form;
    play.change(withAction(play.model, { form: monster }));
    play.emit({ kind: 'formTaken', piece: actionOf(play.model).actor, monster, action });
    play.next({ kind: 'act', steps, isFirst: true });
  },
};
