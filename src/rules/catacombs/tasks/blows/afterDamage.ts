import { powersOf } from '../../moments/abilities';
import type { Attacker } from '../../moments/abilities/ability';
import { settlementOf, withSettlement } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { HeroPiece } from '../../model/piece';
import { heroOf } from '../../model/queries';
import type { CatacombsPlay } from '../../model/types';
import type { Pitch } from '../../words/pitch';
import type { HarmAt } from './damage';
import { drawPoison } from './drawPoison';

function poison(play: CatacombsPlay, target: HeroPiece, actor: Attacker, at: HarmAt): void {
  const cards = Math.max(1, ...powersOf(play.model, actor).map(({ poisonCards = 1 }) => poisonCards));
  for (let card = 0; card < cards; card++) drawPoison(play, target, actor.id, at);
}

/** A strike has taken life from a hero: what its modifiers bring besides (VERM-023, VERM-025, VERM-048). */
export function afterDamage(
  play: CatacombsPlay,
  target: HeroPiece,
  actor: Attacker,
  { attack: { modifiers } }: Pitch,
  at: HarmAt,
): void {
  const { wounded = [] } = settlementOf(play.model);
  play.change(withSettlement(play.model, { wounded: [...wounded, target.id] }));
  if (modifiers.includes('poison')) poison(play, target, actor, at);
  if (!modifiers.includes('fear') || !isAlive(heroOf(play.model, target.card))) return; // VERM-198
  const { frightened = [] } = settlementOf(play.model);
  play.change(withSettlement(play.model, { frightened: [...frightened, target.id] }));
}
