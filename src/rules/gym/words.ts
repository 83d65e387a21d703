import type { ChooseAnswer, ChooseAsk, GameState, SeatId } from '../machine';
import type {
  FlickAnswer,
  FlickAsk,
  FlickResolvedAnswer,
  FlickResolvedAsk,
  FlickTable,
  Shot,
  DiscId,
} from '../flicking';

/** A disc of the gym: whatever may be flicked or struck, and with `isFixed` what stands in the way (GYM-002). */
export interface GymDisc {
  readonly id: DiscId;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
  readonly isFixed: boolean;
}

/** What a disc may touch first for a bank. */
export const CUSHIONS = ['wall', 'fixed', 'any'] as const;
export type Cushion = (typeof CUSHIONS)[number];

/** What one flick is to bring about. */
export type Goal =
  /** This disc comes to rest so far from where it lay (GYM-008). */
  | { readonly kind: 'nudge'; readonly disc: DiscId; readonly leastMm: number; readonly mostMm: number }
  /** The flicked disc touches a wall or a fixed disc first, and strikes this one then (GYM-009). */
  | { readonly kind: 'bank'; readonly target: DiscId; readonly off: Cushion }
  /** The flicked disc strikes all of these in one flick (GYM-010). */
  | { readonly kind: 'strike'; readonly targets: readonly DiscId[] }
  /** The middle of this disc, or of the one that was flicked, comes to rest between two circles (GYM-011). */
  | {
      readonly kind: 'stop';
      readonly disc: DiscId | null;
      readonly xMm: number;
      readonly yMm: number;
      readonly innerMm: number;
      readonly outerMm: number;
    }
  /** This disc is driven over the edge by another (GYM-012). */
  | { readonly kind: 'pushOff'; readonly disc: DiscId };

export const GOAL_KINDS = ['nudge', 'bank', 'strike', 'stop', 'pushOff'] as const satisfies readonly Goal['kind'][];

/** What becomes of a disc that leaves an open board (GYM-005). */
export const LEAVERS = ['putBack', 'gone'] as const;
export type Leavers = (typeof LEAVERS)[number];

/** The whole of a gym, and of a puzzle: nothing is drawn, so that no seed has a say in it. */
export interface GymSetup {
  readonly seat: SeatId;
  readonly board: Pick<FlickTable, 'widthMm' | 'heightMm' | 'edge'>;
  readonly leavers: Leavers;
  readonly discs: readonly GymDisc[];
  /** Which discs may be flicked; null: all that move (GYM-003). */
  readonly flickable: readonly DiscId[] | null;
  /** None: free flicking (GYM-016). */
  readonly goals: readonly Goal[];
  /** How many flicks there are; null: as many as one likes. */
  readonly flicks: number | null;
  /** As fast as a disc may be sent (GYM-004). */
  readonly maxSpeedMmS: number;
  /** Solved in so many flicks at most, it earns three stars, or two (GYM-015). */
  readonly stars: { readonly three: number; readonly two: number };
}

/** What one wants to know of a flick that is over (GYM-019). */
export interface FlickReport {
  readonly discId: DiscId;
  readonly speedMmS: number;
  /** What the flicked disc touched itself, in order, each once. */
  readonly struck: readonly DiscId[];
  /** Which discs crossed the edge, and where, before they were put back. */
  readonly exits: readonly { readonly discId: DiscId; readonly xMm: number; readonly yMm: number }[];
}

export interface GymModel {
  readonly setup: GymSetup;
  /** Those that are on the board. */
  readonly discs: readonly GymDisc[];
  /** How many flicks were made since all lay as set up. */
  readonly flicks: number;
  /** The goals that have been met, by their places in the list. */
  readonly met: readonly number[];
  /** The last flick since all lay as set up; null before the first. */
  readonly last: FlickReport | null;
}

export type GymTask =
  { readonly kind: 'turn' } | { readonly kind: 'flight'; readonly shot: Shot } | { readonly kind: 'instead' };

export type GymPurpose =
  | { readonly kind: 'flick' }
  | { readonly kind: 'flight'; readonly disc: DiscId }
  /** Nothing was flicked: what then? */
  | { readonly kind: 'instead' };

/** What may be done instead of a flick. */
export const GO_ON = 'goOn';
export const AGAIN = 'again';
export const LEAVE = 'leave';
export const INSTEADS = [GO_ON, AGAIN, LEAVE] as const;
export type Instead = (typeof INSTEADS)[number];

export type GymEvent =
  | { readonly kind: 'flicked'; readonly disc: DiscId; readonly vxMmS: number; readonly vyMmS: number }
  /** The flicked disc touched this one while it moved; `contact`: which of the log it was. */
  | { readonly kind: 'struck'; readonly by: DiscId; readonly target: DiscId; readonly contact: number }
  | {
      readonly kind: 'left';
      readonly disc: DiscId;
      readonly xMm: number;
      readonly yMm: number;
      readonly isGone: boolean;
      readonly contact: number;
    }
  | { readonly kind: 'goalMet'; readonly goal: number }
  /** A flick with goals that met none. */
  | { readonly kind: 'missed' }
  /** All lie again as they were set up. */
  | { readonly kind: 'reset' }
  | { readonly kind: 'ended'; readonly isSolved: boolean; readonly stars: number; readonly flicks: number };

export interface GymOutcome {
  readonly isSolved: boolean;
  /** 0 where it is not solved. */
  readonly stars: number;
  readonly flicks: number;
}

/** The gym as the machine knows it. */
export interface GymTypes {
  model: GymModel;
  task: GymTask;
  purpose: GymPurpose;
  ask: FlickAsk | FlickResolvedAsk | ChooseAsk;
  answer: FlickAnswer | FlickResolvedAnswer | ChooseAnswer;
  event: GymEvent;
  outcome: GymOutcome;
}

export type GymState = GameState<GymTypes>;
