import type { Refusal } from '../../../machine';
import type { Catacombs } from '../../model/model';
import type { ActingPiece } from '../../model/piece';
import type { EffectTask } from '../../words/tasks';
import type { CatacombsPlay } from '../../model/types';
import type { CatacombsAnswer } from '../../words/asks';
import type { PieceId } from '../../words/openIds';

/** What a card does besides flicking: one file an effect. Its actor and origin are those of the action in play. */
export interface Effect {
  /** Asked of each place that it may start from: its actor, or the Wizard's Familiar. */
  whyNot?(model: Catacombs, actor: ActingPiece, origin: PieceId): Refusal | null;
  run(play: CatacombsPlay, task: EffectTask): void;
  answer?(play: CatacombsPlay, task: EffectTask, answer: CatacombsAnswer): void;
}
