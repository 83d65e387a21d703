import { abilitiesOf } from '../../moments/abilities';
import { isBane } from '../../moments/gear/hardened';
import { workingGear } from '../../moments/gear';
import { settlementOf, withSettlement } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isHeroSide, type Piece } from '../../model/piece';
import { pieceOf } from '../../model/queries';
import { ofBlow } from '../../model/told/ofContact';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { weaknessOf } from './weakStrike';
import type { Attack } from '../../words/attack';
import { mayAbsorb } from './absorb';
import { whyImmune, whyVoid } from './whyUnharmed';
import type { PieceId } from '../../words/openIds';

/** 1 for every basic attack, and 1 more when critical (BASE-128, BASE-151). */
function damageOf(model: Catacombs, attack: Attack, actor: Piece, target: Piece): number {
  const isCritical = attack.modifiers.includes('critical') || isBane(model, actor, attack, target);
  return isCritical && !workingGear(model, target).some(({ dullsCriticals }) => dullsCriticals) ? 2 : 1;
}

/** Whom the spike freezes is settled when every disc lies still (SOL-103). */
function chill(play: CatacombsPlay, id: PieceId): void {
  const { chilled = [] } = settlementOf(play.model);
  play.change(withSettlement(play.model, { chilled: [...chilled, id] }));
}

/** One target struck: what it is worth before anybody may protect it. */
export const strikeRule: RuleOf<'strike'> = {
  run(play, { blow }) {
    const { pitch } = settlementOf(play.model);
    const target = pieceOf(play.model, blow.target);
    const voided = whyVoid(pitch, target.id);
    const by = pitch.striker;
    const contact = ofBlow(play.model, blow);
    if (voided !== null) return play.emit({ kind: 'unharmed', target: target.id, by, ...voided, ...contact });
    const actor = pieceOf(play.model, pitch.actor);
    if (target.kind === 'monster' && pitch.attack.type === 'punch' && isHeroSide(actor)) {
      for (const ability of abilitiesOf(target)) ability.onPunched?.(play, target); // BASE-239: hurt or not
    }
    const immune = whyImmune(play.model, actor, target, pitch.attack);
    if (immune !== null) return play.emit({ kind: 'unharmed', target: target.id, by, ...immune, ...contact });
    if (pitch.attack.type === 'iceSpike') return chill(play, target.id);
    const isWeak = weaknessOf(play.model, actor, target) !== null;
    const amount = isWeak ? 0 : damageOf(play.model, pitch.attack, actor, target);
    play.next({ kind: mayAbsorb(play.model, target) ? 'absorb' : 'hurt', blow, amount });
  },
};
