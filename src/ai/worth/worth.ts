import {
  isFrozen,
  isHeroSide,
  isOverseerSide,
  isStunned,
  type Catacombs,
  type CatacombsState,
  type Piece,
} from '../../rules/catacombs';
import { isRoomOver } from '../horizon';
import { boardWorth, heroWorth } from './board';
import { foeWorthNow, stacksWorth } from './foes';
import { HERO_DOWN } from './loss';
import { threat } from './threat';
import { toCome } from './toCome';

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
/** A card in place of gold for whoever has killed this one. */
const ITEM_OWED = 1.2;
const SKELETON = 2.5;
const FAMILIAR = 1;

const isIdle = (piece: Piece): boolean => isStunned(piece) || isFrozen(piece);
const isReady = (piece: Piece): boolean => 'hasActed' in piece && !piece.hasActed && !isIdle(piece);

/** Who strikes next counts whole, who strikes after the others counts less. */
function prospects(state: CatacombsState, { turn }: Eyes): number {
  const { model } = state;
  const pieces = Object.values(model.room?.pieces ?? {});
  const heroes = pieces.filter(isHeroSide);
  const foes = pieces.filter(isOverseerSide);
  const isHeroesTurn = model.room?.turn !== 'overseer';
  // In its own turn only who has not acted yet strikes; of the other side everybody will.
  const heroesNext = isHeroesTurn ? heroes.filter(isReady) : heroes.filter((piece) => !isStunned(piece));
  const foesNext = isHeroesTurn ? foes.filter((piece) => !isIdle(piece)) : foes.filter(isReady);
  const fromFoes = threat(model, foesNext, heroes, pieces, turn);
  const fromHeroes = threat(model, heroesNext, foes, pieces, turn);
  return 0.7 * (fromHeroes - fromFoes) + toCome(state, pieces, turn);
}

function onBoard(model: Catacombs): number {
  let sum = 0;
  for (const piece of Object.values(model.room?.pieces ?? {})) {
    if (isOverseerSide(piece) || piece.kind === 'fireWall') sum -= foeWorthNow(model, piece);
    else if (piece.kind === 'hero' && isStunned(piece)) sum -= HERO_DOWN;
    else if (piece.kind === 'ally') sum += piece.card === 'ally:familiar' ? FAMILIAR : SKELETON;
  }
  return sum;
}

/** What a state is worth to a side: lives, discs, gold, and what either side can do next. */
export function worth(state: CatacombsState, eyes: Eyes): number {
  const { model, outcome } = state;
  const sign = eyes.side === 'heroes' ? 1 : -1;
  const own = Object.values(model.heroes).reduce(
    (sum, hero) => sum + heroWorth(hero.life) + (hero.life > 0 ? boardWorth(hero) : 0),
    0,
  );
  if (isRoomOver(outcome)) return sign * (own + ROOM_OVER);
  if (outcome !== null) return sign * (outcome.winner === 'heroes' ? WON : -WON);
  const next = eyes.foresight === 0 ? 0 : eyes.foresight * prospects(state, eyes);
  const owed = ITEM_OWED * (model.room?.itemsOwed.length ?? 0);
  return sign * (own + onBoard(model) + owed - stacksWorth(model) + next);
}
