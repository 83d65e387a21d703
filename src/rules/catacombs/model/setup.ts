import type { SeatId } from '../../machine';
import { LORD_CARDS } from '../content/lords';
import type { Adventure } from '../words/adventure';
import type { Opening } from '../words/opening';
import { HERO_IDS, type Expansion, type HeroId, type LordId } from '../words/ids';
import type { Handicap } from '../words/handicap';
import type { Variants } from '../words/variants';
import type { HouseOptions } from '../words/houseOptions';

/** Heroes whose boards are on the table, in the order of the box (BASE-029). */
export const heldHeroes = ({ heroSeats }: Pick<CatacombsSetup, 'heroSeats'>): readonly HeroId[] =>
  HERO_IDS.filter((id) => heroSeats.some(({ heroes }) => heroes.includes(id)));

export interface HeroSeat {
  readonly seat: SeatId;
  readonly heroes: readonly HeroId[];
}

/** How the rooms lie; more or fewer of each level lengthen or shorten it (EXTRA-047, EXTRA-048). */
export type LayoutChoice =
  | { readonly kind: 'line'; readonly roomsOfLevel: readonly [number, number, number] }
  | { readonly kind: 'branching' }
  | {
      readonly kind: 'labyrinth';
      readonly map: 'default' | 'generated';
      readonly sizeColumns: number;
      readonly sizeRows: number;
    }
  /** Laid by the Overseer card by card, row by row; the heroes start in the room with that index (EXTRA-060). */
  | {
      readonly kind: 'builtLabyrinth';
      readonly columnCount: number;
      readonly start: number;
      readonly cards: readonly (string | null)[];
    };

/** Whose Room cards of a level are drawn: those of the base game, of what is added to it, or all of them (SOL-226). */
export const ROOM_POOLS = ['base', 'added', 'mixed'] as const;
export type RoomPool = (typeof ROOM_POOLS)[number];

export interface CatacombsSetup {
  /** What is played with the base game; nothing when left out (SOL-001). */
  readonly expansions?: readonly Expansion[];
  /** By level; all mixed when left out. */
  readonly roomPools?: readonly [RoomPool, RoomPool, RoomPool];
  /** The Altar of Soloth lies before the Lord's card (SOL-060). */
  readonly altar?: boolean;
  /** Extra drops of life that the group has given the Lord (SOL-033). */
  readonly lordExtraLife?: number;
  /** The Overseer may play variants of monsters, many of them harder (VERM-099). */
  readonly allowVariants?: boolean;
  readonly overseer: SeatId;
  readonly heroSeats: readonly HeroSeat[];
  readonly lord: LordId;
  readonly layout: LayoutChoice;
  readonly variants: Variants;
  readonly house: HouseOptions;
  /** What evens the fight out, as the table has agreed (BASE-336); nothing when left out. */
  readonly handicap?: Handicap;
  /** A story instead of drawn cards (EXTRA-005): its rooms, its Lord and its heroes go before `layout` and `lord`. */
  readonly adventure?: Adventure | null;
  /** Who has accepted the adventure before the game started; the others are asked (EXTRA-006). */
  readonly acceptedBy?: readonly SeatId[];
  /** What coins and lots come to, before the seed speaks: 0 for the first side or the first of those drawn from. */
  readonly draws?: readonly number[];
  /** A position by hand, to be played from there: it is told in the file alone, and no view holds it. */
  readonly opening?: Opening;
}

/** What his card says, and the drops that the group has given him (SOL-033, SOL-034); a story says for itself. */
export const lordLifeAtStart = ({ lord, lordExtraLife = 0, adventure }: CatacombsSetup): number =>
  LORD_CARDS[lord].life + (adventure ? 0 : lordExtraLife);
