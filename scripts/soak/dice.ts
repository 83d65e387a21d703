import { nextBelow, seedChance, type ChanceStream, type Drawn } from '../../src/rules/machine';

/** The chance of the players, apart from that of the game. */
export class Dice {
  private stream: ChanceStream;

  constructor(seed: number) {
    this.stream = seedChance(seed).play;
  }

  below(bound: number): number {
    return this.draw((stream) => nextBelow(stream, bound));
  }

  oneIn(count: number): boolean {
    return this.below(count) === 0;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[this.below(items.length)] as T;
  }

  /** Whatever the rules themselves draw from a stream. */
  draw<T>(drawn: (stream: ChanceStream) => Drawn<T>): T {
    const { value, stream } = drawn(this.stream);
    this.stream = stream;
    return value;
  }
}
