import { heroOf, isSuppressed, roomOf } from '../../model/queries';
import { refuse, type Refusal } from '../../../machine';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import { ALLY_CARDS, GO_BERSERK } from '../../content/base/heroes';
import type { ActionCard } from '../../content/cards/heroCard';
import { HERO_CARDS } from '../../content/heroes';
import type { LordActionCard } from '../../content/cards/lordCard';
import { LORD_CARDS } from '../../content/lords';
import { MONSTER_CARDS } from '../../content/monsters';
import { SPELL_CARDS } from '../../content/spells';
import { monsterAction, PASS } from '../../words/options';
import type { SpellId } from '../../words/ids';
import { ARTEFACT_CARDS } from '../../content/soloth/artefacts';
import { THROW_SPIKE } from '../../content/soloth/heroes';
import { gearOf } from '../../moments/gear';
import { hardenedSteps } from '../../moments/gear/hardened';
import { hasWorking } from '../../model/subjects/gear';
import { whyNotMagic } from '../../model/subjects/magic';
import type { Catacombs } from '../../model/model';
import { isHeroSide, type ActingPiece, type AllyPiece, type HeroPiece } from '../../model/piece';
import { spikesLeft } from '../../model/subjects/spikes';
import type { Step } from '../../words/attack';
import { castingPlaces, whyNotFrom } from './origins';
import type { ActionName } from '../../words/openIds';

/** Something a piece may do now, or why it may not. */
export interface ActionOption {
  readonly action: ActionName;
  readonly steps: readonly Step[];
  readonly refusal: Refusal | null;
  /** It does not use the piece's action up. */
  readonly isFree: boolean;
}

const option = (
  action: ActionName,
  steps: readonly Step[],
  refusal: Refusal | null = null,
  isFree = false,
): ActionOption => ({
  action,
  steps,
  refusal,
  isFree,
});

function whyNotCard(model: Catacombs, piece: ActingPiece, card: ActionCard): Refusal | null {
  if (card.id === GO_BERSERK && piece.kind === 'hero' && heroOf(model, piece.card).berserk === 0) {
    return refuse('noBerserkLeft', 'BASE-044');
  }
  if (card.id === THROW_SPIKE && spikesLeft(model) === 0) return refuse('noSpikeLeft', 'SOL-101');
  return whyNotFrom(model, piece, card.steps, piece.id);
}

/** Some Lords do other things the less life they have left (SOL-271). */
function whyNotLifeLeft(model: Catacombs, { lifeLeft }: LordActionCard): Refusal | null {
  const life = roomOf(model).lord?.life ?? 0;
  if (lifeLeft === undefined || (life >= lifeLeft.min && life <= (lifeLeft.max ?? life))) return null;
  return refuse('notWithThisLife', 'SOL-271', { life });
}

/** Something of a hero's that is used as an action: its steps as its owner takes them, and whether it can be paid. */
function heroOption(model: Catacombs, piece: HeroPiece, card: ActionCard): ActionOption {
  const refusal = whyNotCard(model, piece, card) ?? whyNotMagic(model, piece.card, card.id);
  return option(card.id, hardenedSteps(model, piece, card), refusal);
}

const spellOptions = (model: Catacombs, piece: HeroPiece): readonly ActionOption[] =>
  [...new Set<SpellId>(heroOf(model, piece.card).spells)].map((id) => {
    const { open, barred } = castingPlaces(model, piece, id);
    return option(id, SPELL_CARDS[id].steps, open.length > 0 ? null : barred[0]?.refusal);
  });

function equipmentOptions(model: Catacombs, piece: HeroPiece): readonly ActionOption[] {
  return heroOf(model, piece.card).equipment.flatMap((id): ActionOption[] => {
    if (!hasWorking(model, piece.card, id)) return [];
    const { use } = EQUIPMENT_CARDS[id];
    if (use.kind === 'action') {
      const isSpent = use.isOncePerRoom === true && heroOf(model, piece.card).usedInRoom.includes(id);
      const cards = use.alternative === undefined ? [use.action] : [use.action, use.alternative];
      const offered = cards.map((card) => heroOption(model, piece, card));
      return isSpent ? offered.map((one) => ({ ...one, refusal: refuse('usedInThisRoom', 'BASE-341') })) : offered;
    }
    return use.kind === 'usedUp' ? [option(id, [], gearOf(id)?.whyNotUsed?.(model, piece) ?? null, true)] : [];
  });
}

const artefactOptions = (model: Catacombs, piece: HeroPiece): readonly ActionOption[] =>
  (heroOf(model, piece.card).trophies?.active ?? []).flatMap((id) => {
    const { use } = ARTEFACT_CARDS[id];
    return use.kind === 'action' ? [heroOption(model, piece, use.action)] : [];
  });

function heroOptions(model: Catacombs, piece: HeroPiece): readonly ActionOption[] {
  const printed = HERO_CARDS[piece.card].actions.map((card) => heroOption(model, piece, card));
  return [
    ...printed,
    ...spellOptions(model, piece),
    ...equipmentOptions(model, piece),
    ...artefactOptions(model, piece),
  ];
}

/** The simple action that is left, as it is printed, without what equipment adds to it (SOL-211). */
const plainSteps = (piece: HeroPiece | AllyPiece, action: ActionName): readonly Step[] | null =>
  (piece.kind === 'hero' ? HERO_CARDS[piece.card] : ALLY_CARDS[piece.card]).actions.find(
    ({ id, kind }) => id === action && kind === 'attack',
  )?.steps ?? null;

const suppressed = (piece: HeroPiece | AllyPiece, options: readonly ActionOption[]): readonly ActionOption[] =>
  options.map((one) => {
    const steps = plainSteps(piece, one.action);
    return steps === null ? { ...one, refusal: refuse('suppressed', 'SOL-209') } : { ...one, steps };
  });

/** Everything this piece could do in its turn, a pass included (BASE-101). */
export function optionsOf(model: Catacombs, piece: ActingPiece): readonly ActionOption[] {
  const options = printedOptions(model, piece);
  const allowed = isHeroSide(piece) && isSuppressed(model) ? suppressed(piece, options) : options;
  return [...allowed, option(PASS, [])];
}

function printedOptions(model: Catacombs, piece: ActingPiece): readonly ActionOption[] {
  if (piece.kind === 'hero') return heroOptions(model, piece);
  if (piece.kind === 'ally') return ALLY_CARDS[piece.card].actions.map(({ id, steps }) => option(id, steps));
  if (piece.kind === 'monster') {
    return MONSTER_CARDS[piece.card].actions.map((steps, index) =>
      option(monsterAction(index), steps, whyNotFrom(model, piece, steps, piece.id)),
    );
  }
  const cards = LORD_CARDS[piece.card].actions;
  return cards.map((card) =>
    option(card.id, card.steps, whyNotLifeLeft(model, card) ?? whyNotCard(model, piece, card)),
  );
}
