import { BASE_SPELLS } from './base/spells';
import { BASE_SPELL_IDS, type Expansion, type SpellId } from '../words/ids';
import type { SpellCard } from './cards/spellCard';
import { VERMIN_SPELL_IDS } from '../words/verminIds';
import { VERMIN_SPELLS } from './vermin/spells';

export const SPELL_CARDS: Readonly<Record<SpellId, SpellCard>> = { ...BASE_SPELLS, ...VERMIN_SPELLS };

const SPELLS_OF: Readonly<Record<Expansion, readonly SpellId[]>> = {
  soloth: [],
  vermin: VERMIN_SPELL_IDS,
  workshop: [],
};

/** The Wizard's hand at the start: every card of the deck (BASE-049), and of what is played with it (VERM-074). */
export const spellHandOf = (expansions: readonly Expansion[]): readonly SpellId[] =>
  [...BASE_SPELL_IDS, ...expansions.flatMap((expansion) => SPELLS_OF[expansion])].flatMap((id) =>
    Array.from({ length: SPELL_CARDS[id].copies }, () => id),
  );
