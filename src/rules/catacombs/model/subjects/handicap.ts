import type { HeroId } from '../../words/ids';
import { HERO_CARDS } from '../../content/heroes';
import { type Handicap, HANDICAP_TERMS, type HandicapTerms } from '../../words/handicap';

/** A set-up, as far as it concerns this. */
interface Agreed {
  readonly handicap?: Handicap;
}

/** What is agreed on; null where nothing is. */
export const termsOf = ({ handicap }: Agreed): HandicapTerms | null =>
  handicap === undefined ? null : HANDICAP_TERMS[handicap];

/** What a hero never has more of in this game: what its board says, and a point more where that is agreed on (BASE-055). */
export const fullLifeOf = (setup: Agreed, id: HeroId): number =>
  HERO_CARDS[id].life + (termsOf(setup)?.lifeAtMost ?? 0);
