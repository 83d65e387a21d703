import type { BarredOption, Refusal } from '../../../machine';
import type { SpellId } from '../../words/ids';
import { CONDUIT } from '../../content/base/heroes';
import { SPELL_CARDS } from '../../content/spells';
import { whyNotEffect } from '../../moments/effects';
import type { Catacombs } from '../../model/model';
import type { ActingPiece } from '../../model/piece';
import { pieceOrNull } from '../../model/queries';
import type { Step } from '../../words/attack';
import { whyNotBegun } from '../../model/subjects/shooting';
import type { PieceId } from '../../words/openIds';

/** What cannot even be begun from this place bars the action (VERM-063, VERM-208). */
export function whyNotFrom(
  model: Catacombs,
  actor: ActingPiece,
  [first]: readonly Step[],
  origin: PieceId,
): Refusal | null {
  if (first === undefined) return null;
  return first.kind === 'effect'
    ? whyNotEffect(model, actor, first.effect, origin)
    : whyNotBegun(model, actor.id, first.attack, origin);
}

const originsOf = (model: Catacombs, caster: PieceId, spell: SpellId): readonly string[] =>
  SPELL_CARDS[spell].hasOrigin && pieceOrNull(model, CONDUIT) !== null ? [caster, CONDUIT] : [caster];

/** There is more than one place to cast it from. */
export const mayCastFromElsewhere = (model: Catacombs, caster: PieceId, spell: SpellId): boolean =>
  originsOf(model, caster, spell).length > 1;

interface Origins {
  readonly open: readonly string[];
  readonly barred: readonly BarredOption[];
}

/** Where the Wizard may cast a spell from, as if he stood there, and why not from elsewhere (BASE-225, BASE-226). */
export function castingPlaces(model: Catacombs, caster: ActingPiece, spell: SpellId): Origins {
  const { steps } = SPELL_CARDS[spell];
  const judged = originsOf(model, caster.id, spell).map((option) => ({
    option,
    refusal: whyNotFrom(model, caster, steps, option),
  }));
  return {
    open: judged.flatMap(({ option, refusal }) => (refusal === null ? option : [])),
    barred: judged.flatMap(({ option, refusal }) => (refusal === null ? [] : { option, refusal })),
  };
}
