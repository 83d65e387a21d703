import type { Deed, DeedAsk, DeedAnswer, ChooseAsk, ChooseAnswer } from '../../machine';
import type { CharacterId, ItemId } from './characters';
import type { SpellId } from './spells';
import type { Square } from './squares';
import type { TownDoing } from './town';

/** So many of so many equally likely throws. */
export interface Odds {
  readonly wins: number;
  readonly of: number;
}

/** One action of a way: where it leads through, and what it costs. */
export interface Leg {
  readonly squares: readonly Square[];
  readonly cost: number;
}

/** With a weapon, or with nothing in the hand. */
export interface Wielded {
  readonly weapon: ItemId | null;
}

/** What somebody may do for action points (REIGN-075). */
export type Doing =
  | { readonly kind: 'walk' | 'run'; readonly to: Square; readonly way: readonly Leg[] }
  | ({ readonly kind: 'melee' | 'powerful' | 'freeBlow'; readonly target: CharacterId; readonly hit: Odds } & Wielded)
  | ({ readonly kind: 'shoot' | 'precise'; readonly target: CharacterId; readonly hit: Odds } & Wielded)
  | ({ readonly kind: 'smash' | 'smashHard'; readonly door: Square; readonly hit: Odds } & Wielded)
  | { readonly kind: 'open' | 'close'; readonly door: Square }
  | { readonly kind: 'pick'; readonly door: Square; readonly chance: Odds }
  | { readonly kind: 'disarm'; readonly trap: string; readonly chance: Odds }
  | { readonly kind: 'layTrap'; readonly item: ItemId; readonly at: Square }
  | { readonly kind: 'shove'; readonly target: CharacterId; readonly to: Square; readonly chance: Odds }
  | { readonly kind: 'jump'; readonly to: Square; readonly over: readonly Square[]; readonly chance: Odds }
  | { readonly kind: 'drink'; readonly item: ItemId; readonly target: CharacterId }
  | { readonly kind: 'hold'; readonly item: ItemId; readonly hand: 0 | 1 }
  | { readonly kind: 'hand'; readonly item: ItemId; readonly target: CharacterId }
  | { readonly kind: 'take'; readonly item: ItemId }
  | { readonly kind: 'search'; readonly at: Square }
  | { readonly kind: 'rummage'; readonly element: string }
  | { readonly kind: 'openChest'; readonly element: string }
  | { readonly kind: 'pickChest'; readonly element: string; readonly chance: Odds }
  | ({ readonly kind: 'smashChest' | 'smashChestHard'; readonly element: string; readonly hit: Odds } & Wielded)
  | {
      readonly kind: 'cast';
      readonly spell: SpellId;
      readonly target: CharacterId | null;
      /** A door, or where it brings somebody. */
      readonly at: Square | null;
      readonly chance: Odds;
    }
  | { readonly kind: 'threaten' | 'encourage' | 'manipulate'; readonly chance: Odds }
  | { readonly kind: 'corrupt'; readonly target: CharacterId; readonly coins: number; readonly chance: Odds }
  | { readonly kind: 'steal'; readonly target: CharacterId; readonly item: ItemId | null; readonly chance: Odds }
  | { readonly kind: 'throw'; readonly item: ItemId; readonly chance: Odds }
  | { readonly kind: 'don'; readonly item: ItemId }
  | { readonly kind: 'soothe'; readonly target: CharacterId }
  /** A scroll, by who can read it (REIGN-113, REIGN-190). */
  | { readonly kind: 'read'; readonly item: ItemId; readonly target: CharacterId | null }
  /** Rings that work once a game (REIGN-189). */
  | { readonly kind: 'teleport' | 'rewind'; readonly item: ItemId }
  /** A rune to a weapon or an armour, for good (REIGN-193). */
  | { readonly kind: 'bind'; readonly item: ItemId; readonly to: ItemId }
  /** Which object of its category works (REIGN-205). */
  | { readonly kind: 'name'; readonly item: ItemId }
  /** Out of a hole, oneself or a friend beside (REIGN-309). */
  | { readonly kind: 'rope'; readonly target: CharacterId }
  | { readonly kind: 'portal'; readonly element: string }
  | { readonly kind: 'challenge'; readonly target: CharacterId }
  /** Toward the other of a duel (REIGN-143). */
  | { readonly kind: 'advance'; readonly to: Square; readonly way: readonly Leg[] }
  /** The stone back on the well (REIGN-268). */
  | { readonly kind: 'lid'; readonly element: string; readonly chance: Odds }
  /** The solar orb: out of the pack of who carries it, off the ground, or from a friend (REIGN-292). */
  | { readonly kind: 'stealOrb'; readonly target: CharacterId; readonly chance: Odds }
  | { readonly kind: 'takeOrb' }
  | { readonly kind: 'askForOrb'; readonly target: CharacterId }
  /** The quest is lost (REIGN-061). */
  | { readonly kind: 'giveUp' }
  | TownDoing
  | { readonly kind: 'fury' }
  | { readonly kind: 'breakFree'; readonly chance: Odds }
  | { readonly kind: 'join'; readonly target: CharacterId }
  | { readonly kind: 'wait' }
  | { readonly kind: 'end' };

export type DoingKind = Doing['kind'];
export type ReignDeed = Deed & { readonly cost: number } & Doing;

export type ReignAsk = DeedAsk<ReignDeed> | ChooseAsk;
export type ReignAnswer = DeedAnswer | ChooseAnswer;
