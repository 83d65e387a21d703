import {
  HERO_CARDS,
  isActing,
  lethalPoison,
  LORD_CARDS,
  MONSTER_CARDS,
  poisonTotal,
  type Catacombs,
  type Hero,
  type LordId,
  type Piece,
  type Step,
  heroOf,
} from '../../rules/catacombs';
import { DISC_RADIUS_MM } from '../../rules/table';

/** What one blow is good for, on the scale on which a life point of a sound hero is about 2. */
const STUN = 0.7;

export type Attack = Exclude<Step, { kind: 'effect' }>['attack'];

/** How a piece can strike from where it lies. */
export interface Reach {
  /** Of the disc that does the striking. */
  readonly radiusMm: number;
  readonly blows: number;
}

/** How much one pitch of this kind does where it hits. */
export function blowsOfAttack({ modifiers, traits }: Attack): number {
  if (traits.includes('movement') || traits.includes('harmless')) return 0;
  return (modifiers.includes('critical') ? 2 : 1) + (modifiers.includes('stunning') ? STUN : 0);
}

const blowsOf = (steps: readonly Step[]): number =>
  steps.reduce((sum, step) => {
    if (step.kind === 'effect') return sum;
    return sum + blowsOfAttack(step.attack) * (step.kind === 'chain' ? step.count : 1);
  }, 0);

/** The disc that does the striking. */
export function strikerMm({ type }: Attack, ownMm: number): number {
  if (type === 'missile') return DISC_RADIUS_MM.tiny;
  return type === 'fireball' ? DISC_RADIUS_MM.small : ownMm;
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

function actionsOf(model: Catacombs, piece: Piece): readonly (readonly Step[])[] {
  if (piece.kind === 'monster') return MONSTER_CARDS[piece.card].actions;
  if (piece.kind === 'lord') return lordActions(model, piece.card);
  if (piece.kind !== 'hero') return [];
  const isSpent = (id: string): boolean => id === 'berserk' && heroOf(model, piece.card).berserk === 0;
  return HERO_CARDS[piece.card].actions.filter(({ id }) => !isSpent(id)).map(({ steps }) => steps);
}

/** The best that this piece can do with one action. */
export function reachOfPiece(model: Catacombs, piece: Piece): Reach {
  return isActing(piece) ? reachOf(actionsOf(model, piece), piece.radiusMm) : { radiusMm: piece.radiusMm, blows: 0 };
}

/** The first life points of a hero are dear, those above are a reserve. */
export function heroWorth(life: number): number {
  if (life <= 0) return 0;
  const dear = Math.min(life, 2);
  const middling = Math.min(Math.max(0, life - 2), 3);
  return 6 + 3 * dear + 2.2 * middling + 1.6 * Math.max(0, life - 5);
}

const GOLD = 0.004;
const SPELL = 1.4;
const BERSERK = 1.5;
const EQUIPMENT = 1;
/** Whatever it takes costs at least a life point. */
const ARMOUR = 1.5;
/** Two Missiles for a point; what is hoarded helps nobody. */
const MAGIC = 0.4;
const TROPHY = 0.5;
/** Of a hero who would die of one point more. */
const POISON = 9;

/** A hero's board, besides its disc. */
export function boardWorth(hero: Hero): number {
  const { gold, kills, spells, berserk, equipment, armour = 0, magic = 0, trophies } = hero;
  const poisoned = poisonTotal(hero) / lethalPoison(hero.id);
  const bounty = kills.reduce((sum, { monster }) => sum + MONSTER_CARDS[monster].gold, 0);
  return (
    GOLD * (gold + bounty) +
    SPELL * spells.length +
    BERSERK * (berserk ?? 0) +
    EQUIPMENT * equipment.length +
    ARMOUR * armour +
    MAGIC * magic +
    TROPHY * (trophies?.kept.length ?? 0) +
    EQUIPMENT * (trophies?.active.length ?? 0) -
    // The first drops are soon forgotten, the last ones kill.
    POISON * poisoned * poisoned
  );
}

/** What a monster or the Lord is worth to the Overseer: what it can take and what it can give. */
export function foeWorth(model: Catacombs, piece: Piece): number {
  const { blows } = reachOfPiece(model, piece);
  if (piece.kind === 'lord') return 8 + 5 * (model.room?.lord?.life ?? 0);
  if (piece.kind !== 'monster') return piece.kind === 'fireWall' ? 0.6 : 0;
  return 2 + 1.6 * piece.life + 1.2 * blows;
}
