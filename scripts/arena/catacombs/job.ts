import type { Handicap } from '../../../src/rules/catacombs';
import type { Box } from './boxes';
import type { GameAccount } from './balance/account';
import { playAccounted } from './balance/playAccounted';
import { playStated, type Stated } from './calibration/playStated';
import { conform, type Conformed } from './conformance/conform';
import type { Contestant } from './contestant';
import { playIdle, type IdleAsked, type IdleFound } from './idle/playIdle';
import { playPair, type RoomPair } from './rooms';
import { playWhole, type WholeGame } from './games';

/** What one worker does at one go; everything in it follows from its numbers. */
export type Job =
  | {
      readonly kind: 'pair';
      readonly room: number;
      readonly box: Box | null;
      readonly a: Contestant;
      readonly b: Contestant;
    }
  | { readonly kind: 'whole'; readonly game: number; readonly heroes: Contestant; readonly overseer: Contestant }
  | { readonly kind: 'stated'; readonly room: number; readonly level: Contestant }
  | {
      readonly kind: 'accounted';
      readonly game: number;
      readonly variant: string;
      readonly heroes: Contestant;
      readonly overseer: Contestant;
      readonly handicap?: Handicap;
    }
  | ({ readonly kind: 'idle' } & IdleAsked)
  | { readonly kind: 'conform'; readonly game: number };

export type Done =
  | { readonly kind: 'pair'; readonly pair: RoomPair }
  | { readonly kind: 'whole'; readonly whole: WholeGame }
  | { readonly kind: 'stated'; readonly stated: readonly Stated[] }
  | { readonly kind: 'accounted'; readonly account: GameAccount }
  | { readonly kind: 'idle'; readonly found: IdleFound }
  | { readonly kind: 'conform'; readonly conformed: Conformed };

export function carryOut(job: Job): Done {
  switch (job.kind) {
    case 'pair':
      return { kind: 'pair', pair: playPair(job.room, job.a, job.b, job.box) };
    case 'whole':
      return { kind: 'whole', whole: playWhole(job.game, job.heroes, job.overseer) };
    case 'stated':
      return { kind: 'stated', stated: playStated(job.room, job.level) };
    case 'accounted':
      return { kind: 'accounted', account: playAccounted(job.game, job.variant, job, job.handicap) };
    case 'idle':
      return { kind: 'idle', found: playIdle(job) };
    case 'conform':
      return { kind: 'conform', conformed: conform(job.game) };
  }
}
