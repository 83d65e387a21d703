import type { SeatId } from '../../machine';
import type { Ground, TakenPlace } from '../../flicking';
import { HERO_IDS, type AbilityId, type HeroId, type MonsterId } from '../words/ids';
import { BOARD } from '../content/boards';
import { abilityThat } from '../content/abilityTraits';
import { MONSTER_CARDS } from '../content/monsters';
import { CASTER } from '../content/starts';
import { discsIn, SORTS_OF } from '../content/stock';
import { isAlive, type Hero } from './hero';
import type { Catacombs } from './model';
import {
  isActing,
  isFrozen,
  isStunned,
  type ActingPiece,
  type AllyPiece,
  type HeroPiece,
  type MonsterPiece,
  type Piece,
} from './piece';
import type { Room } from './room';
import type { PieceId } from '../words/openIds';

export function roomOf(model: Catacombs): Room {
  if (model.room === null) throw new Error('the heroes are in no room');
  return model.room;
}

export const piecesOf = (model: Catacombs): readonly Piece[] => Object.values(roomOf(model).pieces);

export const pieceOrNull = (model: Catacombs, id: PieceId): Piece | null => model.room?.pieces[id] ?? null;

export function pieceOf(model: Catacombs, id: PieceId): Piece {
  const piece = pieceOrNull(model, id);
  if (piece === null) throw new Error(`no piece ${id} on the board`);
  return piece;
}

export const monstersOf = (model: Catacombs): readonly MonsterPiece[] =>
  piecesOf(model).filter((piece) => piece.kind === 'monster');

/** A card's full life. */
export const fullLife = ({ card }: MonsterPiece): number => MONSTER_CARDS[card].life;

/** What it has once something has mended it: all of its life, or one more where a track counts it (VERM-166). */
export const mendedLife = (piece: MonsterPiece): number =>
  abilityThat('isOnTrack', piece.card) === null ? fullLife(piece) : Math.min(fullLife(piece), piece.life + 1);

/** The monsters on the board whose card has this ability. */
export const bearersOf = (model: Catacombs, ability: AbilityId): readonly MonsterPiece[] =>
  monstersOf(model).filter(({ card }) => MONSTER_CARDS[card].abilities.includes(ability));

/** Heroes and Allies have one plain Punch and nothing else (SOL-209). */
export const isSuppressed = (model: Catacombs): boolean =>
  monstersOf(model).some(({ card }) => abilityThat('suppresses', card) !== null);

export const heroPieceOf = (model: Catacombs, hero: HeroId): HeroPiece | null => {
  const piece = pieceOrNull(model, hero);
  return piece?.kind === 'hero' ? piece : null;
};

export const heroOrNull = (model: Catacombs, id: HeroId): Hero | null => model.heroes[id] ?? null;

export function heroOf(model: Catacombs, id: HeroId): Hero {
  const hero = heroOrNull(model, id);
  if (hero === null) throw new Error(`${id} is not in play`);
  return hero;
}

export function heroesOf(model: Catacombs): readonly Hero[] {
  const heroes: Hero[] = [];
  for (const id of HERO_IDS) {
    const hero = model.heroes[id];
    if (hero !== undefined) heroes.push(hero);
  }
  return heroes;
}
export const livingHeroes = (model: Catacombs): readonly Hero[] => heroesOf(model).filter(isAlive);

/** Alive, and not swallowed (VERM-108). */
export const heroesInPlay = (model: Catacombs): readonly Hero[] =>
  livingHeroes(model).filter(({ id }) => !isSwallowed(model, id));

export const isSwallowed = (model: Catacombs, id: HeroId): boolean =>
  model.room?.captives?.some(({ hero }) => hero === id) ?? false;

export function seatOfHero(model: Catacombs, hero: HeroId): SeatId {
  const found = model.setup.heroSeats.find(({ heroes }) => heroes.includes(hero));
  if (found === undefined) throw new Error(`nobody holds ${hero}`);
  return found.seat;
}

export const heroSeats = (model: Catacombs): readonly SeatId[] => model.setup.heroSeats.map(({ seat }) => seat);

/** The players who still have a living hero (EXTRA-030). */
export const livingSeats = (model: Catacombs): readonly SeatId[] =>
  model.setup.heroSeats.filter(({ heroes }) => heroes.some((id) => isAlive(heroOf(model, id)))).map(({ seat }) => seat);

/** Who controls a piece (BASE-037, BASE-140). */
export function seatOfPiece(model: Catacombs, piece: Piece): SeatId {
  if (piece.kind === 'hero') return seatOfHero(model, piece.card);
  if (piece.kind === 'ally') return seatOfHero(model, piece.owner);
  if (piece.kind === 'shield') return seatOfHero(model, piece.owner ?? CASTER);
  return model.setup.overseer;
}

/** Whose board a kill by this piece goes to (BASE-210); null for the Overseer's pieces. */
export const creditOf = (piece: Piece): HeroId | null =>
  piece.kind === 'hero' ? piece.card : piece.kind === 'ally' ? piece.owner : null;

export const canAct = (piece: Piece): piece is ActingPiece =>
  isActing(piece) && !piece.hasActed && !isStunned(piece) && !isFrozen(piece);

const takenPlaces = (model: Catacombs): readonly TakenPlace[] =>
  piecesOf(model).map(({ id, xMm, yMm, radiusMm }) => ({ id, xMm, yMm, radiusMm }));

/** The board and all that lies on it, but for a piece that has been lifted. */
export const groundOf = (model: Catacombs, lifted: PieceId | null = null): Ground => ({
  board: BOARD,
  taken: takenPlaces(model).filter(({ id }) => id !== lifted),
});

/** The card that a monster of this kind is played by in this room (VERM-101, VERM-102). */
export const cardPlayed = (model: Catacombs, monster: MonsterId): MonsterId =>
  roomOf(model).variants?.[monster] ?? monster;

/** How many discs in the reserve can show this monster (BASE-023). */
export const inReserve = (model: Catacombs, monster: MonsterId): number =>
  SORTS_OF[monster].reduce((sum, sort) => sum + discsIn(model.stock, sort), 0);

/** "Within 2.5 cm", rim to rim (BASE-145). */
export const REACH_MM = 25;

export const isFinalBattle = (model: Catacombs): boolean => model.room?.kind === 'final';

/** It has not died in the pitch that is being settled, and its Wizard lives (BASE-228). */
const staysIn = (model: Catacombs, { id, owner }: AllyPiece): boolean =>
  isAlive(heroOf(model, owner)) && !roomOf(model).settlements.some(({ dead }) => dead.includes(id));

/** All heroes dead or down together (BASE-327); Allies do not count unless the table says so (BASE-329). */
export function areHeroesBeaten(model: Catacombs): boolean {
  if (model.room === null) return livingHeroes(model).length === 0;
  const pieces = piecesOf(model);
  const isUp = pieces.some((piece) => piece.kind === 'hero' && !isStunned(piece) && isAlive(heroOf(model, piece.card)));
  if (isUp) return false;
  return !(
    model.setup.house.alliesDelayDefeat && pieces.some((piece) => piece.kind === 'ally' && staysIn(model, piece))
  );
}
