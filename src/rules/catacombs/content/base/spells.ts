import { DRAINING_MISSILE, effect, FIREBALL, MISSILE, pitch, STUNNING_BOLT } from '../attacks';
import { BASE_SPELL_IDS, type SpellId } from '../../words/ids';
import type { Cause } from '../../words/cause';
import { spellCard as card, type SpellCard } from '../cards/spellCard';

export const BASE_SPELLS: Readonly<Record<(typeof BASE_SPELL_IDS)[number], SpellCard>> = {
  'spell:summon-skeleton': card('spell:summon-skeleton', 2, true, [effect('effect:summon-skeleton')]),
  'spell:drain-energy': card('spell:drain-energy', 1, true, [pitch(DRAINING_MISSILE)]),
  'spell:fireball': card('spell:fireball', 2, true, [pitch(FIREBALL)]),
  'spell:magic-missile': card('spell:magic-missile', 2, true, [pitch(MISSILE), pitch(MISSILE)]),
  'spell:shield': card('spell:shield', 1, true, [effect('effect:shield')]),
  'spell:teleport': card('spell:teleport', 1, false, [effect('effect:teleport')]),
  'spell:heal': card('spell:heal', 1, false, [effect('effect:heal')]),
  'spell:heal-all': card('spell:heal-all', 1, false, [effect('effect:heal-all')]),
  'spell:stunning-bolt': card('spell:stunning-bolt', 1, true, [pitch(STUNNING_BOLT)]),
};

/** The Wizard's hand at the start: every card of the deck (BASE-049). */
export const SPELL_HAND: readonly SpellId[] = BASE_SPELL_IDS.flatMap((id) =>
  Array.from({ length: BASE_SPELLS[id].copies }, () => id),
);

export const HEAL_LIFE = 4;
export const HEAL_ALL_LIFE = 1;
export const DRAIN_LIFE = 1;
export const DRAINED: Cause = { by: 'spell:drain-energy', rule: 'BASE-055' };
