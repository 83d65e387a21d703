import type { Level } from '../core';
import { HANDS, type Hand } from './hand';

/** What a head sees before it imagines anything. */
export interface Sight {
  /** How many of the lines that it sees it takes up at all. */
  readonly lines: number;
  /** Whether it sees banks off obstacles and discs, and cover. */
  readonly seesBanks: boolean;
}

/** The head of one who flicks, and the hand. Effort is counted in flicks that it imagines, never in time: a game can be played again. */
export interface Flicker extends Sight {
  readonly hand: Hand;
  /** Flicks imagined for one decision, at most. */
  readonly flicks: number;
  /** Whether it looks for something better beside what looks good. */
  readonly refines: boolean;
}

type Seen = 'straight' | 'banks' | 'refined';

const flicker = (level: Level, flicks: number, lines: number, seen: Seen): Flicker => ({
  hand: HANDS[level],
  flicks,
  lines,
  seesBanks: seen !== 'straight',
  refines: seen === 'refined',
});

/** Two knobs a level: the hand errs less, the head sees more. */
export const FLICKERS: Readonly<Record<Level, Flicker>> = {
  1: flicker(1, 80, 8, 'straight'),
  2: flicker(2, 120, 12, 'straight'),
  3: flicker(3, 180, 16, 'banks'),
  4: flicker(4, 270, 20, 'refined'),
  5: flicker(5, 480, 30, 'refined'),
};
