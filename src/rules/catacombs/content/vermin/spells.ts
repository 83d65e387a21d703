import { CRITICAL_FIREBALL, effect, pitch } from '../attacks';
import { spellCard as card, type SpellCard } from '../cards/spellCard';
import type { VERMIN_SPELL_IDS } from '../../words/verminIds';

/** VERM-004, VERM-074 */
export const VERMIN_SPELLS: Readonly<Record<(typeof VERMIN_SPELL_IDS)[number], SpellCard>> = {
  'spell:cure-poison': card('spell:cure-poison', 1, false, [effect('effect:cure-poison')]),
  'spell:giant-fireball': card('spell:giant-fireball', 1, true, [pitch(CRITICAL_FIREBALL)]),
  'spell:ring-of-frost': card('spell:ring-of-frost', 1, true, [effect('effect:ring-of-frost')]),
};
