import type { Contestant } from './contestant';
import { playMatch, type Match } from './match';
import { setupOf } from './variants';

/** One game; everything in it follows from its numbers. */
export interface Job {
  readonly game: number;
  readonly variant: string;
  readonly sword: Contestant;
  readonly skull: Contestant;
}

export interface Done {
  readonly job: Job;
  readonly match: Match;
}

export const carryOut = (job: Job): Done => ({ job, match: playMatch(setupOf(job.variant), job.game, job) });
