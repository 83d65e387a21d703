import type { Cause } from '../../words/cause';
import { withPiece } from '../changes';
import type { MonsterPiece } from '../piece';
import type { CatacombsPlay } from '../types';

export function thaw(play: CatacombsPlay, piece: MonsterPiece, cause: Cause): void {
  play.change(withPiece(play.model, { ...piece, spike: null }));
  play.emit({ kind: 'thawed', piece: piece.id, cause });
}
