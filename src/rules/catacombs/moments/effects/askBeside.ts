import type { PieceToPlace } from '../../../flicking';
import { actionOf } from '../../model/changes';
import { groundOf, pieceOf, seatOfPiece } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import type { EffectTask } from '../../words/tasks';

/** Whoever acts puts what it has called up beside the place from which it acts. */
export function askBeside(play: CatacombsPlay, task: EffectTask, piece: PieceToPlace): void {
  const seat = seatOfPiece(play.model, pieceOf(play.model, actionOf(play.model).actor));
  const ask = { kind: 'place', pieces: [piece], ...groundOf(play.model) } as const;
  play.ask([seat], { kind: 'placeSummoned', piece: piece.id }, ask, task);
}
