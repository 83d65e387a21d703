import { onePlace, saidYes, yesOrNo } from '../../model/answers';
import { enterMonster, withRoom } from '../../model/changes';
import { mayWander, placing, wanderingOf } from '../../model/subjects/wandering';
import type { RuleOf } from '../../model/types';

/** Nobody else may act: the turn waits for the Overseer's word (EXTRA-022). */
export const wanderingRule: RuleOf<'wandering'> = {
  run(play) {
    if (!mayWander(play.model)) return;
    const purpose = { kind: 'addWandering', monster: wanderingOf(play.model) } as const;
    play.ask([play.model.setup.overseer], purpose, yesOrNo('addWandering'));
  },
  answer(play, _, answer) {
    if (saidYes('addWandering', answer)) play.next({ kind: 'placeWandering' });
  },
};

/** Anywhere in the usual monster zone, in a camp fight too; it has no action this turn (EXTRA-014, EXTRA-016). */
export const placeWanderingRule: RuleOf<'placeWandering'> = {
  run(play) {
    const monster = wanderingOf(play.model);
    play.ask([play.model.setup.overseer], { kind: 'placeSpawn', monster }, placing(play.model).ask);
  },
  answer(play, _, answer) {
    const at = onePlace(answer);
    const { model, piece } = enterMonster(play.model, wanderingOf(play.model), at, true);
    play.change(withRoom(model, { mayWander: false }));
    play.emit({
      kind: 'placed',
      piece: piece.id,
      xMm: at.xMm,
      yMm: at.yMm,
      cause: { by: piece.id, rule: 'EXTRA-014' },
    });
  },
};
