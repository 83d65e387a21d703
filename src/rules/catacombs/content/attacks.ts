import type { Attack, AttackTrait, AttackType, EffectId, Modifier, Step } from '../words/attack';

const attack = (
  type: AttackType,
  modifiers: readonly Modifier[] = [],
  traits: readonly AttackTrait[] = [],
): Attack => ({
  type,
  modifiers,
  traits,
});

export const PUNCH = attack('punch');
export const CRITICAL_PUNCH = attack('punch', ['critical']);
export const STUNNING_PUNCH = attack('punch', ['stunning']);
export const POISON_PUNCH = attack('punch', ['poison']);
export const FEAR_PUNCH = attack('punch', ['fear']);
export const HARMLESS_PUNCH = attack('punch', [], ['harmless']);
export const MOVEMENT = attack('punch', [], ['movement']);
export const PETRIFYING_PUNCH = attack('punch', [], ['petrify']);
export const MISSILE = attack('missile');
export const STUNNING_MISSILE = attack('missile', ['stunning']);
export const POISON_MISSILE = attack('missile', ['poison']);
export const STUNNING_BOLT = attack('missile', ['stunning'], ['stunsMonsters']);
export const DRAINING_MISSILE = attack('missile', [], ['drain']);
export const FIREBALL = attack('fireball');
export const CRITICAL_FIREBALL = attack('fireball', ['critical']);
export const COMMAND_UNDEAD = attack('commandUndead');
export const ICE_SPIKE = attack('iceSpike');

export const pitch = (one: Attack): Step => ({ kind: 'pitch', attack: one });
export const chain = (count: number, one: Attack): Step => ({ kind: 'chain', attack: one, count });
export const effect = (id: EffectId): Step => ({ kind: 'effect', effect: id });
