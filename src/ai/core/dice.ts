import { nextBelow, type ChanceStream } from '../../rules/machine';

const GRAIN = 0x100_0000;
const BELL_DICE = 12;

/** A player's own luck, apart from the game's: the same stream thinks the same thoughts on every engine. */
export class Dice {
  constructor(private rest: ChanceStream) {}

  get stream(): ChanceStream {
    return this.rest;
  }

  /** Somebody else has drawn from it meanwhile. */
  goOnFrom(stream: ChanceStream): void {
    this.rest = stream;
  }

  below(bound: number): number {
    const { value, stream } = nextBelow(this.rest, bound);
    this.rest = stream;
    return value;
  }

  /** Above 0 and below 1. */
  share(): number {
    return (this.below(GRAIN) + 0.5) / GRAIN;
  }

  /** Around 0, spread by 1: a sum, because no two engines agree on a logarithm. */
  bell(): number {
    let sum = -BELL_DICE / 2;
    for (let die = 0; die < BELL_DICE; die++) sum += this.share();
    return sum;
  }
}
