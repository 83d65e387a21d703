/** Chance from a seed with whole numbers only, so that every JavaScript engine draws the same (SplitMix32). */
export class SeededRng {
  private state: number;

  constructor(seed: number) {
    this.state = seed | 0;
  }

  /** A whole number of 32 bits. */
  private draw(): number {
    this.state = (this.state + 0x9e3779b9) | 0;
    let mixed = this.state ^ (this.state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  }

  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + (this.draw() % (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[this.between(0, choices.length - 1)];
    if (chosen === undefined) throw new Error('nothing to choose from');
    return chosen;
  }
}
