import { refuse, type Refusal } from '../machine';
import type { FlickRefusal, ImpossibleBecause } from './reasons';

/** What is told of a flick cannot have happened. */
export const impossible = (because: ImpossibleBecause, pieces: Refusal['details'] = {}): FlickRefusal =>
  refuse('impossibleLog', null, { because, ...pieces });

export const areFinite = (...numbers: readonly unknown[]): boolean => numbers.every(Number.isFinite);
