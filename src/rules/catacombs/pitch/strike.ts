import { abilitiesOf } from '../abilities';
import type { Attack } from '../content/attack';
import { MONSTER_CARDS } from '../content/monsters';
import { hasWorking } from '../equipment/oncePerRoom';
import { settlementOf } from '../model/changes';
import type { Catacombs } from '../model/model';
import { isHeroSide, type Piece } from '../model/piece';
import { isSuppressed, pieceOf } from '../model/queries';
import type { RuleOf } from '../types';
import { whyImmune, whyVoid } from './whyUnharmed';

/** In its owner's hand every Punch is critical against the undead (SOL-028), and only against them (SOL-029). */
function isHammered(model: Catacombs, actor: Piece, attack: Attack, target: Piece): boolean {
  if (actor.kind !== 'hero' || attack.type !== 'punch' || target.kind !== 'monster') return false;
  if (MONSTER_CARDS[target.card].family !== 'undead' || isSuppressed(model)) return false;
  return hasWorking(model, actor.card, 'equipment:war-hammer');
}

/** 1 for every basic attack, and 1 more when critical (BASE-128, BASE-151). */
const damageOf = (attack: Attack, isHardened: boolean): number =>
  1 + (attack.modifiers.includes('critical') || isHardened ? 1 : 0);

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
    const immune = whyImmune(play.model, target, pitch.attack);
    if (immune !== null) return play.emit({ kind: 'unharmed', target: target.id, by: pitch.striker, ...immune });
    play.next({
      kind: 'hurt',
      blow,
      amount: damageOf(pitch.attack, isHammered(play.model, actor, pitch.attack, target)),
    });
  },
};
