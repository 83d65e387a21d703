import type { Contestant } from './contestant';
import { playWhole, type WholeGame } from './games';
import { playPair, type RoomPair } from './rooms';

export interface PairJob {
  readonly kind: 'pair';
  readonly room: number;
  readonly a: Contestant;
  readonly b: Contestant;
}

export interface WholeJob {
  readonly kind: 'whole';
  readonly game: number;
  readonly heroes: Contestant;
  readonly overseer: Contestant;
}

/** What one worker does at one go; everything in it follows from its numbers. */
export type Job = PairJob | WholeJob;

export type Done =
  | { readonly kind: 'pair'; readonly job: PairJob; readonly pair: RoomPair }
  | { readonly kind: 'whole'; readonly job: WholeJob; readonly whole: WholeGame };

export function carryOut(job: Job): Done {
  return job.kind === 'pair'
    ? { kind: 'pair', job, pair: playPair(job.room, job.a, job.b) }
    : { kind: 'whole', job, whole: playWhole(job.game, job.heroes, job.overseer) };
}
