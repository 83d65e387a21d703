import {
  type AbilityId,
  type ActionName,
  type Catacombs,
  DISC_RADIUS_MM,
  GO_BERSERK,
  HERO_CARDS,
  type HeroId,
  heroOf,
  isActing,
  LORD_CARDS,
  type LordId,
  MONSTER_CARDS,
  type MonsterId,
  type Piece,
  type Step,
} from '../../../rules/catacombs';

/** What one blow is good for, on the scale on which a life point of a sound hero is about 2. */
const STUN = 0.7;
/** A card of it is as bad as most of a blow: what is in him stays. */
const POISON = 0.8;
/** Three of them together make one blow. */
const RAT = 0.4;

export type Attack = Exclude<Step, { kind: 'effect' }>['attack'];

/** How a piece can strike from where it lies. */
export interface Reach {
  /** Of the disc that does the striking. */
  readonly radiusMm: number;
  readonly blows: number;
}

export const hasAbility = (piece: Piece, ability: AbilityId): boolean =>
  piece.kind === 'monster' && MONSTER_CARDS[piece.card].abilities.includes(ability);

/** How much one pitch of this kind does where it hits. */
export function blowsOfAttack({ modifiers, traits }: Attack): number {
  if (traits.includes('movement') || traits.includes('harmless')) return 0;
  const blows = (modifiers.includes('critical') ? 2 : 1) + (modifiers.includes('stunning') ? STUN : 0);
  return blows + (modifiers.includes('poison') ? POISON : 0);
}

const blowsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    if (step.kind === 'effect') return sum;
    return sum + blowsOfAttack(step.attack) * (step.kind === 'chain' ? step.count : 1);
  }, 0);

/** The disc that does the striking. */
export function strikerMm({ type, modifiers }: Attack, ownMm: number): number {
  if (type === 'missile') return DISC_RADIUS_MM.tiny;
  if (type === 'commandUndead') return DISC_RADIUS_MM.medium;
  if (type === 'punch') return ownMm;
  return modifiers.includes('critical') ? DISC_RADIUS_MM.large : DISC_RADIUS_MM.small;
}

function firstStrikerMm(steps: readonly Step[], ownMm: number): number {
  const first = steps.find((step) => step.kind !== 'effect');
  return first === undefined ? ownMm : strikerMm(first.attack, ownMm);
}

const reachOf = (actions: readonly (readonly Step[])[], ownMm: number): Reach => {
  let best: Reach = { radiusMm: ownMm, blows: 0 };
  for (const steps of actions) {
    const blows = blowsOf(steps);
    if (blows > best.blows) best = { radiusMm: firstStrikerMm(steps, ownMm), blows };
  }
  return best;
};

/** What a Lord can do with the life it has left; the Shape Shifter, whatever its monsters can. */
function lordActions(model: Catacombs, lord: LordId): readonly (readonly Step[])[] {
  const life = model.room?.lord?.life ?? 0;
  const here = Object.values(model.room?.pieces ?? {});
  const forms = here.flatMap((piece) => (piece.kind === 'monster' ? MONSTER_CARDS[piece.card].actions : []));
  return LORD_CARDS[lord].actions
    .filter(({ lifeLeft }) => lifeLeft === undefined || (life >= lifeLeft.min && life <= (lifeLeft.max ?? life)))
    .flatMap(({ id, steps }) => (id === 'shift' ? forms : [steps]));
}

const isSuppressed = (model: Catacombs): boolean =>
  Object.values(model.room?.pieces ?? {}).some((piece) => hasAbility(piece, 'ability:suppression'));

/** While a Siren sings, only what anybody can do. */
function heroActions(model: Catacombs, id: HeroId): readonly (readonly Step[])[] {
  const isSpent = (action: ActionName): boolean => action === GO_BERSERK && heroOf(model, id).berserk === 0;
  const actions = HERO_CARDS[id].actions.filter((action) => !isSpent(action.id));
  return (isSuppressed(model) ? actions.filter(({ kind }) => kind === 'attack') : actions).map(({ steps }) => steps);
}

function actionsOf(model: Catacombs, piece: Piece): readonly (readonly Step[])[] {
  if (piece.kind === 'monster') return MONSTER_CARDS[piece.card].actions;
  if (piece.kind === 'lord') return lordActions(model, piece.card);
  return piece.kind === 'hero' ? heroActions(model, piece.card) : [];
}

function reckonedReach(model: Catacombs, piece: Piece): Reach {
  if (hasAbility(piece, 'ability:weak')) return { radiusMm: piece.radiusMm, blows: RAT };
  const { radiusMm, blows } = reachOf(actionsOf(model, piece), piece.radiusMm);
  return { radiusMm, blows: hasAbility(piece, 'ability:lethal') ? blows + POISON : blows };
}

/** What a monster can do is printed: it is reckoned once for all discs of that kind. */
const REACH_OF_KIND = new Map<MonsterId, Reach>();

function reachOfKind(model: Catacombs, piece: Extract<Piece, { kind: 'monster' }>): Reach {
  const known = REACH_OF_KIND.get(piece.card);
  if (known !== undefined) return known;
  const reach = reckonedReach(model, piece);
  REACH_OF_KIND.set(piece.card, reach);
  return reach;
}

/** The best that this piece can do with one action. */
export function reachOfPiece(model: Catacombs, piece: Piece): Reach {
  if (!isActing(piece)) return { radiusMm: piece.radiusMm, blows: 0 };
  return piece.kind === 'monster' ? reachOfKind(model, piece) : reckonedReach(model, piece);
}
