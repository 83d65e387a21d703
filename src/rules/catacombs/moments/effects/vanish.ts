import { firstPlace, type PieceToPlace, type RectMm } from '../../../flicking';
import { BOARD } from '../../content/boards';
import { onePlace, saidYes, yesOrNo } from '../../model/answers';
import { actionOf, movedTo } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { pieceOf, groundOf } from '../../model/queries';
import type { Effect } from './effect';

/** Strips that are just wide enough for a disc: whatever lies in one touches the edge. */
function alongTheEdges(radiusMm: number): readonly RectMm[] {
  const { widthMm: width, heightMm: height } = BOARD;
  const wideMm = 2 * radiusMm;
  return [
    { xMm: 0, yMm: 0, widthMm: width, heightMm: wideMm },
    { xMm: width - wideMm, yMm: 0, widthMm: wideMm, heightMm: height },
    { xMm: 0, yMm: height - wideMm, widthMm: width, heightMm: wideMm },
    { xMm: 0, yMm: 0, widthMm: wideMm, heightMm: height },
  ];
}

function toPlace(model: Catacombs): PieceToPlace {
  const { id, radiusMm } = pieceOf(model, actionOf(model).actor);
  const regions = alongTheEdges(radiusMm).map((rect) => ({ kind: 'inside', rect }) as const);
  return { id, radiusMm, regions, keepsOff: [], edgeGapMm: 0, within: null };
}

const GO = 'vanish';

/** The Queen may be set on any free spot that touches an edge; being put down is no contact (SOL-271, BASE-182). */
export const vanish: Effect = {
  run(play, task) {
    const { overseer } = play.model.setup;
    const piece = toPlace(play.model);
    const ground = groundOf(play.model, piece.id);
    if (firstPlace(piece, ground) === null) return;
    if (task.chosen === null) {
      return play.ask([overseer], { kind: 'vanish', piece: piece.id }, yesOrNo('vanish'), task);
    }
    play.ask([overseer], { kind: 'vanishTo', piece: piece.id }, { kind: 'place', pieces: [piece], ...ground }, task);
  },
  answer(play, task, answer) {
    if (task.chosen === null) {
      if (saidYes('vanish', answer)) play.next({ ...task, chosen: GO });
      return;
    }
    const { id, xMm, yMm } = onePlace(answer);
    play.change(movedTo(play.model, id, { xMm, yMm }));
    play.emit({ kind: 'moved', piece: id, xMm, yMm, cause: { by: GO, rule: 'SOL-271' } });
  },
};
