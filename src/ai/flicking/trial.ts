import { Looks, type Effort, type Runner } from '../core';
import type { Aim } from './aim';
import type { EvenMishaps, Mishap } from './mishap';

/** What came of a flick that was imagined. */
export interface Look {
  readonly worth: number;
  /** Whether it did what it was for. */
  readonly isHit: boolean;
}

/** A line that is tried in thought, and what was seen of it so far. */
export class Trial implements Runner {
  private readonly seen = new Looks();
  private hits = 0;

  /** It is told how to let it fly in thought: null where nothing is to be seen of it. */
  constructor(
    readonly aim: Aim,
    private readonly fly: (mishap: Mishap) => Look | null,
  ) {}

  get looks(): number {
    return this.seen.count;
  }

  /** How often it did what it was for. */
  get hitShare(): number {
    return this.hits / this.looks;
  }

  floor(caution: number): number {
    return this.seen.floor(caution);
  }

  /** Lets it fly once more, if there is effort left. */
  look(effort: Effort, mishaps: EvenMishaps): boolean {
    if (!effort.spend()) return false;
    const seen = this.fly(mishaps.at(this.looks));
    if (seen === null) return true;
    this.seen.add(seen.worth);
    if (seen.isHit) this.hits += 1;
    return true;
  }
}
