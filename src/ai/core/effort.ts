/** What may still be imagined for one decision, look by look: a game can be played again, a time cannot. */
export class Effort {
  private used = 0;

  constructor(
    private readonly most: number,
    private readonly whole: Effort | null = null,
  ) {}

  get left(): number {
    const own = this.most - this.used;
    return this.whole === null ? own : Math.min(own, this.whole.left);
  }

  get spent(): number {
    return this.used;
  }

  /** Takes one, if there is one left. */
  spend(): boolean {
    if (this.left <= 0) return false;
    this.used += 1;
    this.whole?.spend();
    return true;
  }

  /** At most so many of these, at least so many if there are. */
  part(most: number, least = 1): Effort {
    return new Effort(Math.max(least, Math.floor(most)), this);
  }
}
