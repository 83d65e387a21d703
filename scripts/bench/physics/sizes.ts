import type { OrderSize } from './measures/order';
import type { TunnellingSize } from './measures/tunnelling';
import type { RaceSize } from './speed/race';

export interface BenchSize {
  readonly impactSubsteps: readonly number[];
  readonly energyS: number;
  readonly order: OrderSize;
  readonly tunnelling: TunnellingSize;
  readonly race: RaceSize;
  /** Of the game that is asked for. */
  readonly flicksOfGame: number;
}

export const FULL: BenchSize = {
  impactSubsteps: [1, 16, 64],
  energyS: 20,
  order: { tableCount: 400, sweptTableCount: 60, firstContactCount: 5000 },
  tunnelling: { flickCount: 100_000, duelCount: 2000 },
  race: { flickCount: 60, roundCount: 9 },
  flicksOfGame: 120,
};

/** Enough to see a floor break, not to quote a figure from. */
export const QUICK: BenchSize = {
  impactSubsteps: [1],
  energyS: 5,
  order: { tableCount: 60, sweptTableCount: 12, firstContactCount: 500 },
  tunnelling: { flickCount: 1000, duelCount: 100 },
  race: { flickCount: 30, roundCount: 5 },
  flicksOfGame: 40,
};

/** An interpreter is ten to thirty times slower. */
export const HERMES_RACE: RaceSize = { flickCount: 20, roundCount: 5 };
