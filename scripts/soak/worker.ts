import { parentPort, workerData } from 'node:worker_threads';
import type { GameId } from '../../src/rules/books';
import { SoakFault } from './playGame';
import { soak, type Share } from './soak';
import { SOAKS } from './soaks';

/** What a worker says when it is through with its share, or at the first fault. */
export type Told =
  | { readonly kind: 'soaked'; readonly soaked: ReturnType<typeof soak> }
  | { readonly kind: 'fault'; readonly message: string; readonly stack: string; readonly record: string };

function told({ game, ...share }: Share & { readonly game: GameId }): Told {
  try {
    return { kind: 'soaked', soaked: soak(SOAKS[game], share) };
  } catch (error) {
    if (!(error instanceof SoakFault)) throw error;
    const stack = error.because instanceof Error ? (error.because.stack ?? '') : '';
    return { kind: 'fault', message: error.message, stack, record: error.record };
  }
}

parentPort?.postMessage(told(workerData));
