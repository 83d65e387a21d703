import {
  isHeroSide,
  isOverseerSide,
  isStunned,
  type Catacombs,
  type CatacombsState,
  type Piece,
  heroOf,
} from '../../rules/catacombs';
import { aimChance, hitChance } from './lines';
import { boardWorth, foeWorth, heroWorth, reachOfPiece } from './pieces';
import { isRoomOver } from '../horizon';

export type Side = 'heroes' | 'overseer';

/** How a worth is seen: by whom, and how much it minds what comes next. */
export interface Eyes {
  readonly side: Side;
  readonly foresight: number;
  /** How far astray it expects flicks to go, its own and the others'. */
  readonly turn: number;
}

const WON = 400;
const ROOM_OVER = 12;
const HERO_DOWN = 2.4;
const MONSTER_DOWN = 1.4;
const SKELETON = 2.5;
const FAMILIAR = 1;

/** What is lost when so many blows fall on a piece. */
function lossFrom(model: Catacombs, victim: Piece, blows: number): number {
  if (victim.kind === 'hero') {
    const { life } = heroOf(model, victim.card);
    return heroWorth(life) - heroWorth(Math.max(0, life - blows)) + (life - blows <= 0 ? HERO_DOWN : 0);
  }
  if (victim.kind === 'monster') return (foeWorth(model, victim) * Math.min(victim.life, blows)) / victim.life;
  if (victim.kind === 'lord') return 5 * blows;
  return victim.kind === 'ally' ? 1.5 : 0;
}

/** What one side threatens from where everything lies: each of its pieces its best blow. */
function threat(
  model: Catacombs,
  attackers: readonly Piece[],
  victims: readonly Piece[],
  all: readonly Piece[],
  turn: number,
) {
  let sum = 0;
  for (const attacker of attackers) {
    const { radiusMm, blows } = reachOfPiece(model, attacker);
    if (blows === 0) continue;
    let best = 0;
    for (const victim of victims) {
      const loss = lossFrom(model, victim, blows);
      // Looking along the lines is dear: not for what could not be the best even if nothing were in the way.
      if (aimChance(attacker, victim, radiusMm, turn) * loss <= best) continue;
      best = Math.max(best, hitChance(attacker, victim, all, radiusMm, turn) * loss);
    }
    sum += best;
  }
  return sum;
}

const isReady = (piece: Piece): boolean => 'hasActed' in piece && !piece.hasActed && !isStunned(piece);

/** Who strikes next counts whole, who strikes after the others counts less. */
function prospects(model: Catacombs, { turn }: Eyes): number {
  const pieces = Object.values(model.room?.pieces ?? {});
  const heroes = pieces.filter(isHeroSide);
  const foes = pieces.filter(isOverseerSide);
  const isHeroesTurn = model.room?.turn !== 'overseer';
  // In its own turn only who has not acted yet strikes; of the other side everybody will.
  const heroesNext = isHeroesTurn ? heroes.filter(isReady) : heroes.filter((piece) => !isStunned(piece));
  const foesNext = isHeroesTurn ? foes.filter((piece) => !isStunned(piece)) : foes.filter(isReady);
  const fromFoes = threat(model, foesNext, heroes, pieces, turn);
  const fromHeroes = threat(model, heroesNext, foes, pieces, turn);
  return 0.7 * fromHeroes - 0.7 * fromFoes;
}

function onBoard(model: Catacombs): number {
  let sum = 0;
  for (const piece of Object.values(model.room?.pieces ?? {})) {
    if (isOverseerSide(piece) || piece.kind === 'fireWall')
      sum -= foeWorth(model, piece) - (isStunned(piece) ? MONSTER_DOWN : 0);
    else if (piece.kind === 'hero' && isStunned(piece)) sum -= HERO_DOWN;
    else if (piece.kind === 'ally') sum += piece.card === 'ally:familiar' ? FAMILIAR : SKELETON;
  }
  return sum;
}

/** What a state is worth to a side: lives, discs, gold, and what either side can do next. */
export function worth({ model, outcome }: CatacombsState, eyes: Eyes): number {
  const sign = eyes.side === 'heroes' ? 1 : -1;
  const own = Object.values(model.heroes).reduce(
    (sum, hero) => sum + heroWorth(hero.life) + (hero.life > 0 ? boardWorth(hero) : 0),
    0,
  );
  if (isRoomOver(outcome)) return sign * (own + ROOM_OVER);
  if (outcome !== null) return sign * (outcome.winner === 'heroes' ? WON : -WON);
  const next = eyes.foresight === 0 ? 0 : eyes.foresight * prospects(model, eyes);
  return sign * (own + onBoard(model) + next);
}
