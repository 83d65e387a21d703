export const ATTACK_TYPES = [
  'punch',
  'missile',
  'fireball',
  /** A Skeleton Warrior from the reserve, shot like a missile; it stays in the room (SOL-037, SOL-042). */
  'commandUndead',
  /** A monster that it strikes is not hurt but frozen (SOL-079). */
  'iceSpike',
] as const;
export type AttackType = (typeof ATTACK_TYPES)[number];

export const MODIFIERS = ['critical', 'stunning', 'poison', 'fear'] as const;
export type Modifier = (typeof MODIFIERS)[number];

/** What makes one pitch unlike the others of its type. */
export const ATTACK_TRAITS = [
  /** It strikes nobody (BASE-046). */
  'movement',
  /** It touches, but deals no damage (BASE-222). */
  'harmless',
  /** Damage to a monster gives the caster a life back. */
  'drain',
  /** It stuns monsters too (BASE-157). */
  'stunsMonsters',
  /** A hero whom the striker itself has laid low dies (BASE-340). */
  'petrify',
] as const;
export type AttackTrait = (typeof ATTACK_TRAITS)[number];

/** One pitch, as it is printed on a card. */
export interface Attack {
  readonly type: AttackType;
  readonly modifiers: readonly Modifier[];
  readonly traits: readonly AttackTrait[];
}

/** What a card does besides flicking; each has a file in `moments/effects/`. */
export const EFFECT_IDS = [
  'effect:summon-skeleton',
  'effect:shield',
  'effect:pavise',
  'effect:teleport',
  'effect:heal',
  'effect:heal-all',
  'effect:potion',
  'effect:cure-poison',
  'effect:draw-venom',
  'effect:ring-of-frost',
  'effect:summon-vermin',
  'effect:mirage',
  'effect:veil',
  'effect:volcanism',
  'effect:raise',
  'effect:spawn',
  'effect:vanish',
  'effect:war-cry',
  'effect:shift',
] as const;
export type EffectId = (typeof EFFECT_IDS)[number];

/** What an action is made of, in order. */
export type Step =
  | { readonly kind: 'pitch'; readonly attack: Attack }
  /** Several pitches, each from where the last one ended; never the same target twice running (section 11). */
  | { readonly kind: 'chain'; readonly attack: Attack; readonly count: number }
  | { readonly kind: 'effect'; readonly effect: EffectId };
