import type { CharacterId, ItemId, Side } from './characters';
import type { Thrown } from './dice';
import type { Leg } from './deeds';
import type { Square } from './squares';
import type { SpellId } from './spells';
import type { Test, BlowPlan } from './throws';
import type { TreasureKind } from './treasures';

/** What a test is for; told with its roll. */
export const TEST_WHYS = [
  'blocking',
  'trap',
  'bridge',
  'pick',
  'disarm',
  'shove',
  'jump',
  'breakFree',
  'fear',
  'poison',
  'pickChest',
  'spell',
  'infection',
  'speech',
  'corruption',
  'steal',
  'throw',
  'banishment',
  'damnation',
  'lid',
  'caveIn',
  'falseStep',
] as const;
export type TestWhy = (typeof TEST_WHYS)[number];

/** Heard by a whole zone; each kind once a round for the whole party (REIGN-136 to REIGN-141). */
export const SPEECHES = ['threaten', 'encourage', 'manipulate'] as const;
export type Speech = (typeof SPEECHES)[number];

/** What comes of a test, as plain data. */
export type After =
  | { readonly kind: 'blocking'; readonly onward: Onward }
  | { readonly kind: 'trap'; readonly march: March; readonly trap: string; readonly from: Square }
  | { readonly kind: 'bridge'; readonly from: Square }
  | { readonly kind: 'pick'; readonly door: Square }
  | { readonly kind: 'disarm'; readonly trap: string }
  | { readonly kind: 'shove'; readonly target: CharacterId; readonly to: Square }
  | { readonly kind: 'jump'; readonly to: Square; readonly over: readonly Square[] }
  | { readonly kind: 'breakFree' }
  | { readonly kind: 'fear' }
  | { readonly kind: 'poison' }
  | { readonly kind: 'speech'; readonly speech: Speech }
  | { readonly kind: 'corrupt'; readonly target: CharacterId; readonly coins: number }
  | { readonly kind: 'corrupted'; readonly by: CharacterId }
  | { readonly kind: 'steal'; readonly target: CharacterId; readonly item: ItemId | null }
  | { readonly kind: 'throw'; readonly item: ItemId; readonly at: Square }
  | { readonly kind: 'pickChest'; readonly element: string }
  | {
      readonly kind: 'spell';
      readonly spell: SpellId;
      readonly target: CharacterId | null;
      readonly at: Square | null;
    }
  | { readonly kind: 'banishment' | 'damnation' | 'lid' | 'caveIn' | 'falseStep' }
  | { readonly kind: 'stealOrb'; readonly target: CharacterId };

/** A throw that decides what is found (REIGN-109, REIGN-207, REIGN-214). */
export type Fate =
  | { readonly kind: 'square'; readonly at: Square }
  | { readonly kind: 'element'; readonly element: string }
  /** isSecond: the lock is overcome, and a 0 means empty (REIGN-215). */
  | { readonly kind: 'chest'; readonly element: string; readonly isSecond: boolean };

/** A way on its way: what is left of it. */
export interface March {
  /** Actions that are yet to come; the first may be under way. */
  readonly legs: readonly Leg[];
  /** How many squares of the first action are behind. */
  readonly done: number;
  readonly passage: 'foot' | 'flying' | 'ghostly';
  /** Nobody holds it back on this square any more (REIGN-083). */
  readonly isFreed: boolean;
}

export interface Leap {
  readonly who: CharacterId;
  readonly to: Square;
  readonly over: readonly Square[];
}

/** What it was about to do when it was held back. */
export type Onward =
  { readonly kind: 'march'; readonly who: CharacterId; readonly march: March } | ({ readonly kind: 'leap' } & Leap);

/** An attack between its declaration and its wounds. */
export interface Attack {
  readonly by: CharacterId;
  readonly target: CharacterId;
  readonly way: 'melee' | 'shot';
  readonly isPowerful: boolean;
  readonly weapon: ItemId | null;
  readonly isMagic: boolean;
  readonly isFlaming: boolean;
  readonly webbing: number;
  readonly poison: number;
  readonly canBeParried: boolean;
  readonly isVampiric: boolean;
  /** The one miss of the weapon that may be thrown again is yet to come. */
  readonly hasSecondThrow: boolean;
  readonly blow: BlowPlan;
}

export const STEPS = ['owed', 'regenerate', 'fire', 'poison', 'armour', 'fear', 'bridge'] as const;
/** What comes before the actions of a turn, in this order (REIGN-060). */
export type StartStep = (typeof STEPS)[number];

export type ReignTask =
  | { readonly kind: 'begin' }
  | { readonly kind: 'round' }
  /** The pile is made, and the first zone laid (REIGN-239, REIGN-243). */
  | { readonly kind: 'explore' }
  /** Before the quest, hero by hero (REIGN-308). */
  | { readonly kind: 'town'; readonly queue: readonly CharacterId[] }
  /** Who stands where at the start (REIGN-366). */
  | { readonly kind: 'muster' }
  /** What lies behind an exit (REIGN-244, REIGN-245). */
  | { readonly kind: 'discover'; readonly exit: Square }
  /** The mover takes the step after all, or drops it (REIGN-245). */
  | { readonly kind: 'stepOn'; readonly who: CharacterId; readonly march: March }
  | { readonly kind: 'pull'; readonly who: CharacterId; readonly to: Square }
  | { readonly kind: 'ambush'; readonly queue: readonly CharacterId[] }
  | { readonly kind: 'endAmbush' }
  | { readonly kind: 'imprevu' }
  | { readonly kind: 'freePrisoner'; readonly who: CharacterId; readonly door: Square }
  | { readonly kind: 'turn'; readonly side: Side; readonly isAgain: boolean }
  | { readonly kind: 'startStep'; readonly step: StartStep; readonly queue: readonly CharacterId[] }
  | { readonly kind: 'order' }
  | { readonly kind: 'next' }
  | { readonly kind: 'act'; readonly who: CharacterId }
  | { readonly kind: 'interrupt'; readonly enemy: CharacterId; readonly queue: readonly CharacterId[] }
  | { readonly kind: 'endTurn'; readonly queue: readonly CharacterId[] }
  | { readonly kind: 'endRound'; readonly queue: readonly CharacterId[] }
  | { readonly kind: 'checkDefeat'; readonly queue: readonly CharacterId[] }
  | { readonly kind: 'march'; readonly who: CharacterId; readonly march: March }
  | { readonly kind: 'blocked'; readonly who: CharacterId; readonly onward: Onward }
  | ({ readonly kind: 'leap' } & Leap)
  | {
      readonly kind: 'step';
      readonly who: CharacterId;
      readonly from: Square;
      readonly isRun: boolean;
      readonly march: March;
    }
  | { readonly kind: 'onBridge'; readonly who: CharacterId; readonly from: Square }
  | { readonly kind: 'land'; readonly who: CharacterId; readonly from: Square; readonly options: readonly Square[] }
  | {
      readonly kind: 'test';
      readonly who: CharacterId;
      readonly why: TestWhy;
      readonly test: Test;
      readonly then: After;
    }
  | {
      readonly kind: 'tested';
      readonly who: CharacterId;
      readonly why: TestWhy;
      readonly test: Test;
      readonly thrown: Thrown;
      readonly then: After;
    }
  | { readonly kind: 'after'; readonly who: CharacterId; readonly then: After; readonly isPassed: boolean }
  | { readonly kind: 'guard'; readonly attack: Attack }
  | { readonly kind: 'attack'; readonly attack: Attack }
  /** A throw that may still be thrown again. */
  | { readonly kind: 'attacked'; readonly attack: Attack; readonly thrown: Thrown }
  | { readonly kind: 'struck'; readonly attack: Attack; readonly thrown: Thrown }
  | { readonly kind: 'overrun'; readonly who: CharacterId; readonly to: Square }
  /** Whether it is locked shows when it is tried (REIGN-209). */
  | { readonly kind: 'tryDoor'; readonly who: CharacterId; readonly door: Square; readonly isPicked: boolean }
  /** What is hidden there comes to light (REIGN-108). */
  | { readonly kind: 'uncover'; readonly who: CharacterId; readonly at: Square }
  /** Each of them goes where it likes, or stays (REIGN-190). */
  | { readonly kind: 'whisk'; readonly queue: readonly CharacterId[]; readonly isBound: boolean }
  /** From the dead, to a square in sight of who reads. */
  | { readonly kind: 'returnFrom'; readonly who: CharacterId; readonly dead: CharacterId }
  /** A second turn running, of those who stand (REIGN-201). */
  | { readonly kind: 'turnAgain' }
  | { readonly kind: 'roped'; readonly who: CharacterId; readonly target: CharacterId }
  | { readonly kind: 'aimThrow'; readonly who: CharacterId; readonly item: ItemId }
  | { readonly kind: 'fate'; readonly who: CharacterId; readonly fate: Fate }
  | { readonly kind: 'fated'; readonly who: CharacterId; readonly fate: Fate; readonly sum: number }
  | {
      readonly kind: 'find';
      readonly who: CharacterId;
      readonly things: readonly (TreasureKind | 'treasure')[];
      readonly found: readonly ItemId[];
    }
  | { readonly kind: 'lava'; readonly who: CharacterId; readonly at: Square; readonly from: Square };
