import type { HeroId } from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import type { ToldFlick } from '../flicked';

/** What a piece has done that is worth telling; `number` counts or measures it. */
export type DeedKind =
  /** Killed with one flick. */
  | 'killedAtOnce'
  /** Damage dealt with one flick. */
  | 'hardestFlick'
  /** Touches before the blow. */
  | 'longestRebound'
  /** How far the target was, in millimetres. */
  | 'longestShot'
  /** Killed while no other hero stood. */
  | 'lastStand'
  /** Life left at the end of a room, of a hero who came out of it wounded nearly to death. */
  | 'narrowEscape';

export interface Deed {
  readonly kind: DeedKind;
  /** The piece that did it. */
  readonly by: string;
  readonly number: number;
  /** The flick that did it, to be watched; null where it took more than one. */
  readonly film: ToldFlick | null;
}

export interface HeroStory {
  readonly hero: HeroId;
  readonly seat: SeatId;
  /** What it killed, by the monster's card, in order; its Allies' kills are its own. */
  readonly kills: readonly string[];
  readonly gold: number;
  readonly damageDealt: number;
  readonly damageTaken: number;
  readonly deaths: number;
  readonly life: number;
}

export interface OverseerStory {
  readonly seat: SeatId;
  readonly damageDealt: number;
  /** The heroes and Allies that fell. */
  readonly felled: readonly string[];
}

export interface BestFlick {
  readonly film: ToldFlick;
  readonly damage: number;
  readonly kills: number;
}

/** A game when it is over, or as far as it has come. */
export interface GameStory {
  readonly heroes: readonly HeroStory[];
  readonly overseer: OverseerStory;
  readonly roomsCleared: number;
  readonly rounds: number;
  /** Of each player, in the order in which they sit. */
  readonly flicks: readonly { readonly seat: SeatId; readonly flicks: number }[];
  readonly deeds: readonly Deed[];
  /** null where no flick hurt anybody. */
  readonly bestFlick: BestFlick | null;
}
