import type { HeroId } from '../words/ids';
import { BERSERK } from './base/heroes';
import { OWN_ARMOUR } from './brings';
import { MAGIC } from './soloth/magic';

/** What lies on a hero's board at the start besides its life (BASE-039). */
interface Start {
  /** Uses of Berserk (BASE-042). */
  readonly berserk?: number;
  /** The hand of Spell cards (BASE-049). */
  readonly hasSpells?: true;
  /** A track of armour (SOL-117). */
  readonly armour?: number;
  /** Points of magic (SOL-129). */
  readonly magic?: number;
  /** Room for the monsters that it kills, and artefacts (SOL-145). */
  readonly hasTrophies?: true;
}

const STARTS: Readonly<Partial<Record<HeroId, Start>>> = {
  'hero:barbarian': { berserk: BERSERK.start },
  'hero:wizard': { hasSpells: true },
  'hero:paladin': { armour: OWN_ARMOUR },
  'hero:sorceress': { magic: MAGIC.start },
  'hero:witch-hunter': { hasTrophies: true },
};

export const startOf = (hero: HeroId): Start => STARTS[hero] ?? {};

/** Whose the Spell cards are, and what they bring to the board (BASE-052). */
export const CASTER: HeroId = 'hero:wizard';
