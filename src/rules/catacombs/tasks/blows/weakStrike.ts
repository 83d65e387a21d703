import { powersOf } from '../../moments/abilities';
import type { Ability } from '../../moments/abilities/ability';
import { settlementOf, withSettlement } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isHeroSide, isOverseerSide, type Piece } from '../../model/piece';
import { ofStrike } from '../../model/told/ofContact';
import { isStunnedBy } from './isStunnedBy';
import type { CatacombsPlay } from '../../model/types';
import type { Pitch } from '../../words/pitch';
import type { PieceId } from '../../words/openIds';

function stun(play: CatacombsPlay, id: PieceId): void {
  const { stunned } = settlementOf(play.model);
  play.change(withSettlement(play.model, { stunned: [...stunned, id] }));
}

/** What takes the force out of this one's attacks on that one; null: nothing does. */
export function weaknessOf(model: Catacombs, actor: Piece, target: Piece): Ability | null {
  if (!isOverseerSide(actor) || !isHeroSide(target)) return null;
  return powersOf(model, actor).find(({ whyHarmless }) => whyHarmless !== undefined) ?? null;
}

/** A weak attack takes no life, whatever it is; what comes of the hit itself still comes (VERM-154, VERM-156). */
export function isWeakStrike(play: CatacombsPlay, actor: Piece, target: Piece, pitch: Pitch): boolean {
  const weak = weaknessOf(play.model, actor, target);
  if (weak?.whyHarmless === undefined) return false;
  const { id: because, whyHarmless: rule } = weak;
  const told = { target: target.id, by: pitch.striker, because, rule };
  play.emit({ kind: 'unharmed', ...told, ...ofStrike(play.model, target.id) });
  if (isStunnedBy(target, pitch)) stun(play, target.id);
  return true;
}
