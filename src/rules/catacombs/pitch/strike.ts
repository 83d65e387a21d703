import { abilitiesOf } from '../abilities';
import type { Attack } from '../content/attack';
import { isBane } from '../equipment/hardened';
import { settlementOf } from '../model/changes';
import { isHeroSide } from '../model/piece';
import { pieceOf } from '../model/queries';
import type { RuleOf } from '../types';
import { whyImmune, whyVoid } from './whyUnharmed';

/** 1 for every basic attack, and 1 more when critical (BASE-128, BASE-151). */
const damageOf = (attack: Attack, isTheirBane: boolean): number =>
  1 + (attack.modifiers.includes('critical') || isTheirBane ? 1 : 0);

/** One target struck: what it is worth before anybody may protect it. */
export const strikeRule: RuleOf<'strike'> = {
  run(play, { blow }) {
    const { pitch } = settlementOf(play.model);
    const target = pieceOf(play.model, blow.target);
    const voided = whyVoid(pitch, target.id);
    if (voided !== null) return play.emit({ kind: 'unharmed', target: target.id, by: pitch.striker, ...voided });
    const actor = pieceOf(play.model, pitch.actor);
    if (target.kind === 'monster' && pitch.attack.type === 'punch' && isHeroSide(actor)) {
      for (const ability of abilitiesOf(target)) ability.onPunched?.(play, target); // BASE-239: hurt or not
    }
    const immune = whyImmune(play.model, actor, target, pitch.attack);
    if (immune !== null) return play.emit({ kind: 'unharmed', target: target.id, by: pitch.striker, ...immune });
    play.next({
      kind: 'hurt',
      blow,
      amount: damageOf(pitch.attack, isBane(play.model, actor, pitch.attack, target)),
    });
  },
};
