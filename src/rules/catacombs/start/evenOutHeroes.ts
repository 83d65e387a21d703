import { payHero, withHero } from '../model/changes';
import { termsOf } from '../model/subjects/handicap';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heroesOf } from '../model/queries';
import type { HandicapTerms } from '../words/handicap';

/** A handicap kills nobody, and raises nobody whom a story begins without. */
const withLife = (model: Catacombs, { lifeAtStart }: HandicapTerms): Catacombs =>
  heroesOf(model)
    .filter(isAlive)
    .reduce((next, { id, life }) => withHero(next, id, { life: Math.max(1, life + lifeAtStart) }), model);

/** Out of the reserve, as far as it goes (BASE-022). */
const withGold = (model: Catacombs, { gold }: HandicapTerms): Catacombs =>
  heroesOf(model).reduce((next, { id }) => payHero(next, id, gold), model);

/** What the heroes begin with, after whatever a story gives them (BASE-039). */
export function evenOutHeroes(model: Catacombs): Catacombs {
  const terms = termsOf(model.setup);
  return terms === null ? model : withGold(withLife(model, terms), terms);
}
