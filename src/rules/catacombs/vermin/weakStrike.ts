import { powersOf } from '../abilities';
import { settlementOf, withSettlement } from '../model/changes';
import { isHeroSide, isOverseerSide, type Piece } from '../model/piece';
import type { Pitch } from '../model/pitch';
import { isStunnedBy } from '../pitch/isStunnedBy';
import type { CatacombsPlay } from '../types';

function stun(play: CatacombsPlay, id: string): void {
  const { stunned } = settlementOf(play.model);
  play.change(withSettlement(play.model, { stunned: [...stunned, id] }));
}

/** A weak attack takes no life, whatever it is; what comes of the hit itself still comes (VERM-154, VERM-156). */
export function isWeakStrike(play: CatacombsPlay, actor: Piece, target: Piece, pitch: Pitch): boolean {
  if (!isOverseerSide(actor) || !isHeroSide(target)) return false;
  const weak = powersOf(play.model, actor).find(({ whyHarmless }) => whyHarmless !== undefined);
  if (weak?.whyHarmless === undefined) return false;
  play.emit({ kind: 'unharmed', target: target.id, by: pitch.striker, because: weak.id, rule: weak.whyHarmless });
  if (isStunnedBy(target, pitch)) stun(play, target.id);
  return true;
}
