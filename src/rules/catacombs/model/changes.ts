import type { SeatId } from '../../machine';
import { DISC_RADIUS_MM } from '../content/discSizes';
import { MONSTER_CARDS } from '../content/monsters';
import { discsIn, SORTS_OF, withDiscs } from '../content/stock';
import type { HeroId, MonsterId } from '../words/ids';
import type { DiscSort } from '../words/discSorts';
import type { Variants } from '../words/variants';
import type { Hero } from './hero';
import type { Catacombs } from './model';
import type { MonsterPiece, Piece } from './piece';
import type { ActionInPlay, Settlement } from './settlement';
import { cardPlayed, pieceOf, roomOf, heroOf } from './queries';
import type { LordInPlay, Room } from './room';
import type { PieceId } from '../words/openIds';

/** Small steps from one table to the next: everything else is built from these. */

export const withRoom = (model: Catacombs, change: Partial<Room>): Catacombs => ({
  ...model,
  room: { ...roomOf(model), ...change },
});

export const withPiece = (model: Catacombs, piece: Piece): Catacombs =>
  withRoom(model, { pieces: { ...roomOf(model).pieces, [piece.id]: piece } });

export const movedTo = (model: Catacombs, id: PieceId, at: { readonly xMm: number; readonly yMm: number }): Catacombs =>
  withPiece(model, { ...pieceOf(model, id), xMm: at.xMm, yMm: at.yMm });

/** Many at once: every disc has moved a little when a flick is over. */
export const allMovedTo = (
  model: Catacombs,
  places: readonly { readonly id: string; readonly xMm: number; readonly yMm: number }[],
): Catacombs => {
  const pieces: Record<PieceId, Piece> = { ...roomOf(model).pieces };
  for (const { id, xMm, yMm } of places) pieces[id] = { ...pieceOf(model, id), xMm, yMm };
  return withRoom(model, { pieces });
};

export function withoutPiece(model: Catacombs, id: PieceId): Catacombs {
  const { [id]: _removed, ...pieces } = roomOf(model).pieces;
  return withRoom(model, { pieces });
}

export const withHero = (model: Catacombs, id: HeroId, change: Partial<Hero>): Catacombs => ({
  ...model,
  heroes: { ...model.heroes, [id]: { ...heroOf(model, id), ...change } },
});

export function withLord(model: Catacombs, change: Partial<LordInPlay>): Catacombs {
  const { lord } = roomOf(model);
  if (lord === null) throw new Error('no Lord in this room');
  return withRoom(model, { lord: { ...lord, ...change } });
}

export function settlementOf(model: Catacombs): Settlement {
  const settlement = roomOf(model).settlements.at(-1);
  if (settlement === undefined) throw new Error('no pitch is being settled');
  return settlement;
}

const replaceLast = <T>(items: readonly T[], last: T): readonly T[] => [...items.slice(0, -1), last];

export const withSettlement = (model: Catacombs, change: Partial<Settlement>): Catacombs =>
  withRoom(model, {
    settlements: replaceLast(roomOf(model).settlements, { ...settlementOf(model), ...change }),
  });

export function actionOf(model: Catacombs): ActionInPlay {
  const action = roomOf(model).actions.at(-1);
  if (action === undefined) throw new Error('no action is being carried out');
  return action;
}

export const withAction = (model: Catacombs, change: Partial<ActionInPlay>): Catacombs =>
  withRoom(model, { actions: replaceLast(roomOf(model).actions, { ...actionOf(model), ...change }) });

/** Gold from the reserve into a purse, or back when negative; never more than there is (BASE-022). */
export function payHero(model: Catacombs, id: HeroId, gold: number): Catacombs {
  const paid = Math.min(gold, model.goldReserve);
  const hero = heroOf(model, id);
  return { ...withHero(model, id, { gold: hero.gold + paid }), goldReserve: model.goldReserve - paid };
}

const shiftStock = (model: Catacombs, sort: DiscSort, by: number): Catacombs => ({
  ...model,
  stock: withDiscs(model.stock, sort, by),
});

/** A disc leaves the reserve. */
export const takeDisc = (model: Catacombs, sort: DiscSort): Catacombs => shiftStock(model, sort, -1);

/** A monster enters from the reserve, at full life (BASE-096). */
export function enterMonster(
  model: Catacombs,
  called: MonsterId,
  at: { readonly xMm: number; readonly yMm: number },
  hasActed: boolean,
): { readonly model: Catacombs; readonly piece: MonsterPiece } {
  const monster = cardPlayed(model, called);
  const disc = SORTS_OF[monster].find((one) => discsIn(model.stock, one) > 0);
  if (disc === undefined) throw new Error(`no ${monster} left in the reserve`);
  const card = MONSTER_CARDS[monster];
  const { entered } = roomOf(model);
  const number = (entered[monster] ?? 0) + 1;
  const piece: MonsterPiece = {
    kind: 'monster',
    id: `${monster}-${number}`,
    card: monster,
    disc,
    xMm: at.xMm,
    yMm: at.yMm,
    radiusMm: DISC_RADIUS_MM[card.size],
    life: card.life,
    stun: null,
    hasActed,
  };
  const placed = withRoom(withPiece(model, piece), { entered: { ...entered, [monster]: number } });
  return { model: shiftStock(placed, disc, -1), piece };
}

/** The Overseer and this player change places, heroes and all. */
export const withSeatsExchanged = (model: Catacombs, seat: SeatId): Catacombs => {
  const { overseer, heroSeats } = model.setup;
  const exchanged = heroSeats.map((one) => (one.seat === seat ? { ...one, seat: overseer } : one));
  return { ...model, setup: { ...model.setup, overseer: seat, heroSeats: exchanged } };
};

export const withVariant = (model: Catacombs, variant: keyof Variants): Catacombs => ({
  ...model,
  setup: { ...model.setup, variants: { ...model.setup.variants, [variant]: true } },
});

/** Discs that go back to the reserve, whatever face they showed. */
export const returnDiscs = (model: Catacombs, discs: readonly DiscSort[]): Catacombs =>
  discs.reduce((next, disc) => shiftStock(next, disc, 1), model);
