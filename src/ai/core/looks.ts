/** What was seen of something that is tried in thought, again and again. */
export class Looks {
  private seen = 0;
  private sum = 0;
  private squares = 0;

  get count(): number {
    return this.seen;
  }

  add(worth: number): void {
    this.seen += 1;
    this.sum += worth;
    this.squares += worth * worth;
  }

  /** What it is worth if luck is not on its side: only for choosing, never to be said. */
  floor(caution: number): number {
    const mean = this.sum / this.seen;
    const spread = Math.sqrt(Math.max(0, this.squares / this.seen - mean * mean));
    return mean - (caution * spread) / Math.sqrt(this.seen);
  }
}
