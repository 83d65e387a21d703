import { chooseOne, refuse } from '../../../machine';
import { monsterAction, optionId } from '../../words/options';
import { whyNotBegun } from '../../model/subjects/shooting';
import { chosenOne } from '../../model/answers';
import { MONSTER_IDS, type MonsterId } from '../../words/ids';
import { MONSTER_CARDS } from '../../content/monsters';
import { actionOf, withAction } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { monstersOf } from '../../model/queries';
import type { Step } from '../../words/attack';
import type { Effect } from './effect';
import type { ActionName, PieceId } from '../../words/openIds';

interface Form {
  readonly id: string;
  readonly monster: MonsterId;
  readonly action: ActionName;
  readonly steps: readonly Step[];
}

/** It throws what it throws from where it stands itself (VERM-063). */
const canMake = (model: Catacombs, by: PieceId, steps: readonly Step[]): boolean =>
  steps.every((step, index) => step.kind !== 'effect' && (index > 0 || !whyNotBegun(model, by, step.attack, by)));

/** Every attack of every type of monster that is on the board (SOL-271). */
function formsFor(model: Catacombs, by: PieceId): readonly Form[] {
  const here = MONSTER_IDS.filter((id) => monstersOf(model).some(({ card }) => card === id));
  return here.flatMap((monster) =>
    MONSTER_CARDS[monster].actions.flatMap((steps, index): Form[] => {
      const action = monsterAction(index);
      return canMake(model, by, steps) ? [{ id: optionId(monster, action), monster, action, steps }] : [];
    }),
  );
}

/** The Shape Shifter fights like one of its monsters; which abilities come with that, they say themselves. */
export const shift: Effect = {
  whyNot: (model, { id }) => (formsFor(model, id).length > 0 ? null : refuse('noFormToTake', 'SOL-271')),
  run(play, task) {
    const forms = formsFor(play.model, actionOf(play.model).actor).map(({ id }) => id);
    if (forms.length > 0) play.ask([play.model.setup.overseer], { kind: 'takeForm' }, chooseOne(forms), task);
  },
  answer(play, _, answer) {
    const form = formsFor(play.model, actionOf(play.model).actor).find(({ id }) => id === chosenOne(answer));
    if (form === undefined) return;
    const { monster, action, steps } = form;
    play.change(withAction(play.model, { form: monster }));
    play.emit({ kind: 'formTaken', piece: actionOf(play.model).actor, monster, action });
    play.next({ kind: 'act', steps, isFirst: true });
  },
};
