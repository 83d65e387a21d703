import type { GymShot, PonderedGym } from '../../ai/gym';
import type { Level } from '../../ai/core';
import type { AimAid, AimWay, DiscId } from '../../rules/flicking';
import type { FlickReport, GymDisc, GymSetup, WrittenAnswer } from '../../rules/gym';

/** What a new game of the gym is made from. */
export interface GymChoices {
  readonly setup: GymSetup;
  readonly name: string;
  readonly aim: AimWay;
  readonly aid: AimAid;
  /** The app flicks, as well as that; null for a person. */
  readonly mind: Level | null;
}

/** The board as the eye follows it. */
export interface GymShown {
  readonly discs: readonly GymDisc[];
  readonly flicks: number;
  /** The goals that have been met, by their places in the list. */
  readonly met: readonly number[];
  readonly last: FlickReport | null;
}

export interface GymSummary {
  readonly goals: number;
  readonly met: number;
  readonly flicks: number;
  /** null: as many as needed. */
  readonly of: number | null;
  readonly stars: number;
}

/** What a touch came to. */
export type GymVerdict =
  | { readonly kind: 'touch' }
  | { readonly kind: 'struck'; readonly target: DiscId }
  | { readonly kind: 'left'; readonly disc: DiscId; readonly isGone: boolean };

/** The gym as it is played. */
export interface GymPlayed extends PonderedGym {
  setup: GymSetup;
  written: WrittenAnswer;
  choices: GymChoices;
  shown: GymShown;
  summary: GymSummary;
  /** Every flick that stands, as it was told. */
  story: { readonly flicks: readonly GymFlickTale[] };
  flicked: { verdict: GymVerdict; intent: GymShot; board: 'gym' };
}

export interface GymFlickTale {
  readonly disc: DiscId;
  readonly struck: readonly DiscId[];
  readonly met: readonly number[];
}
