import { heroOf, isFrozen, isStunned, MONSTER_CARDS, type Catacombs, type Piece } from '../../../rules/catacombs';
import { heroWorth } from './board';
import { hasAbility, reachOfPiece } from './pieces';

type Monster = Extract<Piece, { kind: 'monster' }>;

/** Three rats bite once and are gone: together they are worth less than the bite. */
const RAT = 0.35;
/** While she sings, heroes are as good as anybody. */
const SIREN = 2.5;
/** A hero who is swallowed comes back if what has him dies. */
const SWALLOWED = 2.4;
const SHARE_OF_SWALLOWED = 0.4;
const MONSTER_DOWN = 1.4;
/** Of what is frozen so much is out of the fight: it may be freed, but else it falls with the last that is not. */
const SHARE_FROZEN = 0.5;

const otherMonsters = (model: Catacombs, own: Monster): readonly Piece[] =>
  Object.values(model.room?.pieces ?? {}).filter(({ kind, id }) => kind === 'monster' && id !== own.id);

/** What always rises again while there are others is never any weaker. */
function lifeToTake(model: Catacombs, monster: Monster): number {
  const risesAgain = hasAbility(monster, 'ability:resurrection') && otherMonsters(model, monster).length > 0;
  return risesAgain ? MONSTER_CARDS[monster.card].life : monster.life;
}

/** Who goes on when it falls, whole and with one blow. */
function riderWorth({ card }: Monster): number {
  const { rider } = MONSTER_CARDS[card];
  return rider === null ? 0 : 3.2 + 1.6 * MONSTER_CARDS[rider].life;
}

function abilityWorth(model: Catacombs, monster: Monster): number {
  const captives = (model.room?.captives ?? []).filter(({ by }) => by === monster.id);
  const swallowed = captives.reduce(
    (sum, { hero }) => sum + SWALLOWED + SHARE_OF_SWALLOWED * heroWorth(heroOf(model, hero).life),
    0,
  );
  return swallowed + (hasAbility(monster, 'ability:suppression') ? SIREN : 0);
}

/** What a monster is worth by itself, whoever may stand there when it falls. */
export function monsterWorth(model: Catacombs, monster: Monster): number {
  if (hasAbility(monster, 'ability:swarm')) return RAT;
  const { blows } = reachOfPiece(model, monster);
  return 2 + 1.6 * lifeToTake(model, monster) + 1.2 * blows + abilityWorth(model, monster);
}

/** What a monster or the Lord is worth to the Overseer: what it can take and what it can give. */
export function foeWorth(model: Catacombs, piece: Piece): number {
  if (piece.kind === 'lord') return 8 + 5 * (model.room?.lord?.life ?? 0);
  if (piece.kind !== 'monster') return piece.kind === 'fireWall' ? 0.6 : 0;
  return monsterWorth(model, piece) + riderWorth(piece);
}

/** The same while it may be out of the fight. */
export function foeWorthNow(model: Catacombs, piece: Piece): number {
  const whole = foeWorth(model, piece);
  if (isFrozen(piece)) return whole * (1 - SHARE_FROZEN);
  return isStunned(piece) ? whole - Math.min(MONSTER_DOWN, whole / 2) : whole;
}

/** Rats that sit on somebody are as good as on the board. */
export const stacksWorth = ({ room }: Catacombs): number =>
  (room?.stacks ?? []).reduce((sum, { monsters }) => sum + RAT * monsters.length, 0);
