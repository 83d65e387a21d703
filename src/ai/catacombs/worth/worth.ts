import {
  isFrozen,
  isHeroSide,
  isOverseerSide,
  isStunned,
  type Catacombs,
  type CatacombsState,
  type Piece,
} from '../../../rules/catacombs';
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
  /** Whose turn it is now: what it imagines may lie in a later one. */
  readonly now: Side;
}

const WON = 400;
const ROOM_OVER = 12;
/** A card in place of gold for whoever has killed this one. */
const ITEM_OWED = 1.2;
const SKELETON = 2.5;
const FAMILIAR = 1;

const isIdle = (piece: Piece): boolean => isStunned(piece) || isFrozen(piece);
const isReady = (piece: Piece): boolean => 'hasActed' in piece && !piece.hasActed && !isIdle(piece);

/** What is threatened in the next turn counts so much of what is threatened in this one. */
const NEXT_TURN = 0.65;
const IN_ALL = 0.8;

/** A fight that has gone on for so long makes bold: by and by it minds no more what the other side threatens. */
const BOLD_AFTER = 6;
const BOLD_BY = 14;
const fearIn = (round: number): number => Math.min(1, Math.max(0, (BOLD_BY - round) / (BOLD_BY - BOLD_AFTER)));

/**
 * What either side can do from where it lies, as the heroes see it. Who may still act strikes in this turn, the other
 * side in the next, who has acted in the one after that: counted from the same turn, whether it has ended meanwhile or not.
 */
export function standing(model: Catacombs, { side, turn, now }: Pick<Eyes, 'side' | 'turn' | 'now'>): number {
  const pieces = Object.values(model.room?.pieces ?? {});
  const heroes = pieces.filter(isHeroSide);
  const foes = pieces.filter(isOverseerSide);
  const fear = fearIn(model.room?.round ?? 0);
  const from = (strikers: readonly Piece[], victims: readonly Piece[]): number => {
    const weight = (victims === heroes) === (side === 'heroes') ? fear : 1;
    return weight === 0 ? 0 : weight * threat(model, strikers, victims, pieces, turn);
  };
  const [own, others] = now === 'heroes' ? [heroes, foes] : [foes, heroes];
  // Before the first turn, while discs are placed, it is as good as begun.
  const isOver = (model.room?.turn ?? now) !== now;
  const able = own.filter((piece) => !isIdle(piece));
  const soon = isOver ? 0 : from(able.filter(isReady), others);
  const later = from(isOver ? able : able.filter((piece) => !isReady(piece)), others);
  const back = from(
    others.filter((piece) => (now === 'heroes' ? !isIdle(piece) : !isStunned(piece))),
    own,
  );
  const sum = soon + NEXT_TURN * (NEXT_TURN * later - back);
  return IN_ALL * (now === 'heroes' ? sum : -sum);
}

/** That, and what is left of a running action. */
const prospects = (state: CatacombsState, eyes: Eyes): number =>
  standing(state.model, eyes) + toCome(state, Object.values(state.model.room?.pieces ?? {}), eyes.turn);

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
  if (isRoomOver(state)) return sign * (own + ROOM_OVER);
  if (outcome !== null) return sign * (outcome.winner === 'heroes' ? WON : -WON);
  const next = eyes.foresight === 0 ? 0 : eyes.foresight * prospects(state, eyes);
  const owed = ITEM_OWED * (model.room?.itemsOwed.length ?? 0);
  return sign * (own + onBoard(model) + owed - stacksWorth(model) + next);
}
