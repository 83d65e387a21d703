import { chooseOne } from '../../../machine';
import { chosenPiece } from '../../model/answers';
import { settlementOf } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { pieceOf, pieceOrNull } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { stacked, stackOn, SWARM_SIZE } from '../../model/subjects/stacks';
import type { PieceId } from '../../words/openIds';

/** Whom it has struck and who still stands there to be climbed. */
function victimsOf(model: Catacombs): readonly PieceId[] {
  const { climbs = [], dead } = settlementOf(model);
  return climbs.filter((id) => !dead.includes(id) && pieceOrNull(model, id) !== null);
}

function climber(model: Catacombs): MonsterPiece | null {
  const { pitch, dead } = settlementOf(model);
  const piece = pieceOrNull(model, pitch.actor);
  return piece?.kind === 'monster' && !dead.includes(piece.id) ? piece : null;
}

/** Its disc is laid onto the victim's; at three they bite (VERM-139 to VERM-141). */
function climb(play: CatacombsPlay, monster: MonsterPiece, on: PieceId): void {
  play.change(stacked(play.model, monster, on));
  const count = stackOn(play.model, on).length;
  play.emit({ kind: 'climbed', piece: monster.id, on, count });
  if (count >= SWARM_SIZE) play.next({ kind: 'swarmAttack', on });
}

/** A swarm monster climbs onto one of those that its Punch has struck, as the Overseer says (VERM-146, VERM-147). */
export const settleClimbsRule: RuleOf<'settleClimbs'> = {
  run(play) {
    const monster = climber(play.model);
    const [first, ...others] = victimsOf(play.model);
    if (monster === null || first === undefined) return;
    if (others.length === 0) return climb(play, monster, first);
    const purpose = { kind: 'climb', piece: monster.id } as const;
    play.ask([play.model.setup.overseer], purpose, chooseOne([first, ...others]));
  },
  answer(play, _, answer) {
    const monster = climber(play.model);
    if (monster !== null) climb(play, monster, pieceOf(play.model, chosenPiece(answer)).id);
  },
};
