import type { MonsterId } from '../../words/ids';
import { enterMonster, withPiece } from '../../model/changes';
import type { MonsterPiece } from '../../model/piece';
import { cardPlayed } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import type { Spot } from '../../words/adventure';

/** One of those that wait beside the board comes in; null where the box has gone short of it. */
export function enterAsTold(play: CatacombsPlay, called: MonsterId, at: Spot, life?: number): MonsterPiece | null {
  const index = play.model.muster.indexOf(cardPlayed(play.model, called));
  if (index < 0) return null;
  const muster = play.model.muster.filter((_, other) => other !== index);
  const { model, piece } = enterMonster({ ...play.model, muster }, called, at, false);
  const entered = { ...piece, life: life ?? piece.life };
  play.change(withPiece(model, entered));
  return entered;
}
