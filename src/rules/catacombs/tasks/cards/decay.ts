import { chooseOne } from '../../../machine';
import { PASS } from '../../words/options';
import { chosenOne } from '../../model/answers';
import { settlementOf, withPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { fullLife, mendedLife, monstersOf } from '../../model/queries';
import { turnedOver } from '../../model/subjects/spikes';
import type { RuleOf } from '../../model/types';
import type { PieceId } from '../../words/openIds';

const woundedBeside = (model: Catacombs, by: PieceId): readonly MonsterPiece[] =>
  monstersOf(model).filter(
    (piece) => piece.id !== by && piece.life < fullLife(piece) && !settlementOf(model).dead.includes(piece.id),
  );

/** The Overseer may turn one wounded monster back, never the one that struck, never the Lord (SOL-214 to SOL-216). */
export const decayRule: RuleOf<'decay'> = {
  run(play, { by }) {
    const wounded = woundedBeside(play.model, by).map(({ id }) => id);
    if (wounded.length === 0) return;
    play.ask([play.model.setup.overseer], { kind: 'decay', by }, chooseOne([...wounded, PASS]));
  },
  answer(play, { by }, answer) {
    const piece = woundedBeside(play.model, by).find(({ id }) => id === chosenOne(answer));
    if (piece === undefined) return;
    const life = mendedLife(piece); // VERM-166
    play.change(withPiece(play.model, { ...turnedOver(piece), life }));
    play.emit({ kind: 'regenerated', piece: piece.id, life });
  },
};
