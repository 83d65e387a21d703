import type { Amount } from './amount';
import type { GrimoireId } from './things';

export const SPELL_IDS = [
  'spell:spark',
  'spell:glow',
  'spell:patch-up',
  'spell:draught',
  'spell:trip',
  'spell:mend',
  'spell:purify',
  'spell:shield-of-faith',
  'spell:blinding-light',
  'spell:banish-the-dead',
  'spell:raise',
  'spell:shadow-dart',
  'spell:ember-orb',
  'spell:dread',
  'spell:veil',
  'spell:leech',
  'spell:chain-of-lightning',
  'spell:icy-hand',
  'spell:grip-of-the-dead',
  'spell:blood-pact',
  'spell:plague',
  'spell:raise-a-corpse',
  'spell:grave-walk',
  'spell:cinder',
  'spell:hellish-claws',
  'spell:black-wings',
  'spell:call-imp',
  'spell:infernal-door',
  'spell:damnation',
] as const;
export type SpellId = (typeof SPELL_IDS)[number];

/** Whom or what it is cast at. */
export const SPELL_AIMS = [
  'foe',
  'friend',
  'self',
  'selfOrBeside',
  'beside',
  'friendBeside',
  'foes',
  'place',
  'fallen',
] as const;
export type SpellAim = (typeof SPELL_AIMS)[number];

export interface Spell {
  readonly id: SpellId;
  readonly grimoire: GrimoireId;
  readonly difficulty: number;
  readonly aim: SpellAim;
  /** In squares, with a line of sight; null: none is needed, or sight alone. */
  readonly range: number | null;
  /** Hit points lost or healed. */
  readonly amount: Amount | null;
  readonly ignoresArmour: boolean;
  readonly ignoresEndurance: boolean;
  readonly isFlaming: boolean;
}
