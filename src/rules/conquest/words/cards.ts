import type { CharacterClass, Role, ShotKind, Sign, Team } from './ids';

/** The 28 faces; two cards bear each, and differ in their sign alone (CONQ-193). */
export const DESIGN_IDS = [
  'berserker-mage',
  'royal-archer',
  'enchantress',
  'witch-hunter',
  'shield-knight',
  'hill-barbarian',
  'pathfinder',
  'lay-sister',
  'cave-surveyor',
  'captain-of-the-watch',
  'warrior-queen',
  'gryphon',
  'clay-guardian',
  'bolt-hunter',
  'beyond-the-grave-zombie',
  'marauder',
  'behemoth',
  'witch',
  'phoenix',
  'bone-archer',
  'bull-of-the-maze',
  'pale-count',
  'marsh-shaman',
  'cave-sneak',
  'black-rider',
  'tide-hag',
  'grave-tyrant',
  'trophy-hunter',
] as const;
export type DesignId = (typeof DESIGN_IDS)[number];

/** One of the 56: its face and its sign. */
export type CardId = `${DesignId}/${Sign}`;

/** What stands for a card that these eyes may not see. */
export const HIDDEN_CARD = 'hidden';
/** A card as it is told: itself, or face down. */
export type SeenCard = CardId | typeof HIDDEN_CARD;

export const ABILITY_KINDS = ['surprise', 'stun', 'heal', 'capture', 'reset', 'insight', 'sunder', 'quake'] as const;
export type AbilityKind = (typeof ABILITY_KINDS)[number];

/** After the whole sequence, or as soon as a shot of the card wounds (CONQ-110, CONQ-197). */
export type Ability =
  | { readonly kind: 'surprise' | 'reset' | 'insight' | 'sunder' | 'quake' | 'stun' | 'capture' }
  | { readonly kind: 'heal'; readonly amount: number };

export interface Shot {
  readonly kind: ShotKind;
  /** Only the enemy that was named can be wounded; a miss may be flicked once more (CONQ-097). */
  readonly isTargeted: boolean;
}

/** One of the 28 faces. Class, role and sign are printed and mean nothing to the rules (CONQ-048). */
export interface Design {
  readonly id: DesignId;
  readonly team: Team;
  readonly characterClass: CharacterClass;
  readonly role: Role;
  readonly signs: readonly [Sign, Sign];
  readonly shots: readonly Shot[];
  readonly ability: Ability | null;
  readonly hasArmour: boolean;
}
