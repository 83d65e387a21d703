/** How a hand errs: what it wants and what it does are two things. */
export interface Hand {
  /** By how much a flick goes astray sideways, as the tangent of an angle: one in three is worse. */
  readonly turn: number;
  /** By what share its speed is off at full power; a soft flick is off by half of that. */
  readonly power: number;
  /** How often a finger slips, and everything is three times as far off. */
  readonly slips: number;
}

/** How far a head looks. Effort is counted in flicks that it imagines, never in time: a game can be played again. */
export interface Head {
  /** Flicks imagined for one decision, at most. */
  readonly flicks: number;
  /** How many of the lines that it sees it takes up at all. */
  readonly lines: number;
  /** Whether it sees banks off obstacles and discs, and cover. */
  readonly seesBanks: boolean;
  /** Whether it looks for something better beside what looks good. */
  readonly refines: boolean;
  /** How much it minds what the other side can do next; 0 not at all. */
  readonly foresight: number;
  /** How much it shies away from what it is unsure of. */
  readonly caution: number;
}

export interface Mind {
  readonly hand: Hand;
  readonly head: Head;
}

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type Level = (typeof LEVELS)[number];

const hand = (turn: number, power: number, slips: number): Hand => ({ turn, power, slips });
type Sight = 'straight' | 'banks' | 'refined';

const head = (flicks: number, lines: number, sight: Sight, foresight: number, caution: number): Head => ({
  flicks,
  lines,
  seesBanks: sight !== 'straight',
  refines: sight === 'refined',
  foresight,
  caution,
});

/** Two knobs a level: the hand errs less, the head sees more. */
export const MINDS: Readonly<Record<Level, Mind>> = {
  1: { hand: hand(0.13, 0.25, 0.1), head: head(80, 8, 'straight', 0.3, 0.2) },
  2: { hand: hand(0.102, 0.2, 0.075), head: head(120, 12, 'straight', 0.4, 0.3) },
  3: { hand: hand(0.072, 0.158, 0.05), head: head(180, 16, 'banks', 0.6, 0.4) },
  4: { hand: hand(0.046, 0.108, 0.025), head: head(270, 20, 'refined', 0.9, 0.5) },
  5: { hand: hand(0.024, 0.06, 0.01), head: head(480, 30, 'refined', 1, 0.4) },
};
