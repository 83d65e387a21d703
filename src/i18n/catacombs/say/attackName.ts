import type { Step } from '../../../rules/catacombs';

type Attack = Extract<Step, { kind: 'pitch' }>['attack'];

export const ATTACK_NAMES = [
  'punch',
  'critical-punch',
  'stunning-punch',
  'poison-punch',
  'fear-punch',
  'harmless-punch',
  'movement',
  'missile',
  'critical-missile',
  'stunning-missile',
  'poison-missile',
  'fireball',
  'critical-fireball',
  'commandUndead',
  'iceSpike',
] as const;
export type AttackName = (typeof ATTACK_NAMES)[number];

/** Modifiers before the type, as the icons stand on a card; a flick that is no attack goes by what it is instead. */
export function attackName({ type, modifiers, traits }: Attack): AttackName {
  if (traits.includes('movement')) return 'movement';
  const parts = [...(traits.includes('harmless') ? ['harmless'] : modifiers), type];
  const name = ATTACK_NAMES.find((one) => one === parts.join('-'));
  if (name === undefined) throw new Error(`no words for the attack ${parts.join('-')}`);
  return name;
}
