import { abilitiesOf } from '../../moments/abilities';
import { workingGear } from '../../moments/gear';
import type { Catacombs } from '../../model/model';
import type { Piece } from '../../model/piece';
import { roomOf } from '../../model/queries';
import type { Attack } from '../../words/attack';
import type { Pitch } from '../../words/pitch';
import type { PieceId } from '../../words/openIds';

export interface Unharmed {
  readonly because: string;
  readonly rule: string;
}

/** A strike that counts for nothing at all: it triggers nothing either (BASE-172). */
export function whyVoid(pitch: Pitch, target: PieceId): Unharmed | null {
  if (pitch.struckBefore.includes(target)) return { because: 'struckJustBefore', rule: 'BASE-169' };
  if (pitch.spares.includes(target)) return { because: 'mayNotBeTargeted', rule: 'BASE-236' };
  return null;
}

/** Only monsters freeze, and not all of them (SOL-111, SOL-113); what shields from damage does not help (SOL-114). */
function whyNotFrozen(target: Piece): Unharmed | null {
  if (target.kind !== 'monster') return { because: 'neverFreezes', rule: 'SOL-111' };
  const proof = abilitiesOf(target).find(({ whyNeverFrozen }) => whyNeverFrozen !== undefined);
  return proof?.whyNeverFrozen === undefined ? null : { because: proof.id, rule: proof.whyNeverFrozen };
}

export function whyImmune(model: Catacombs, actor: Piece, target: Piece, attack: Attack): Unharmed | null {
  if (attack.type === 'iceSpike') return whyNotFrozen(target);
  if (attack.traits.includes('harmless')) return { because: 'harmless', rule: 'BASE-222' };
  if (target.kind === 'lord' && roomOf(model).lord?.isVeiled && attack.type !== 'punch') {
    return { because: 'veiled', rule: 'BASE-340' };
  }
  for (const gear of workingGear(model, target)) {
    const rule = gear.whyUnharmedBy?.(attack, actor) ?? null;
    if (rule !== null) return { because: gear.id, rule };
  }
  if (target.kind !== 'monster') return null;
  for (const ability of abilitiesOf(target)) {
    const rule = ability.whyUnharmedBy?.(attack) ?? null;
    if (rule !== null) return { because: ability.id, rule };
  }
  return null;
}
