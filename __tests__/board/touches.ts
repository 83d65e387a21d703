import { aimMachine, AT_REST, type AimOutcome, type AimState, type AimTable } from '../../src/board/aim';

/** The elf and the troll may be flicked; the rat lies close to the troll. */
export const ELF = { id: 'elf', at: { x: 200, y: 500 }, radiusPx: 15 };
export const TROLL = { id: 'troll', at: { x: 100, y: 300 }, radiusPx: 26 };
export const RAT = { id: 'rat', at: { x: 134, y: 300 }, radiusPx: 7 };
export const TABLE: AimTable = {
  way: 'swipe',
  discs: [ELF, TROLL, RAT],
  pieces: [ELF, TROLL, RAT],
  grips: [],
  isCloser: false,
  isHoldHeard: false,
  leastSpeedPxS: 100,
  fullSpeedPxS: 7500,
  glass: null,
};

interface Way {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly duringMs: number;
  readonly fingerId?: number;
}

/** Fingers on the glass, one event after the other, with a clock of their own. */
export class Hand {
  state: AimState = AT_REST;
  readonly outcomes: AimOutcome[] = [];
  nowMs = 1000;
  table: AimTable;

  constructor(table: AimTable = TABLE) {
    this.table = table;
  }

  get mode(): AimState['mode']['kind'] {
    return this.state.mode.kind;
  }

  /** What is done to the board: neither a tap nor a swipe that came to nothing. */
  get deeds() {
    return this.outcomes.filter(({ kind }) => kind !== 'tapped' && kind !== 'fizzled');
  }

  /** Why swipes came to nothing, as it was said at the finger. */
  get fizzles() {
    return this.outcomes.flatMap((outcome) => (outcome.kind === 'fizzled' ? [outcome] : []));
  }

  get flicks() {
    return this.outcomes.flatMap((outcome) => (outcome.kind === 'flicked' ? [outcome] : []));
  }

  wait(ms: number): this {
    this.nowMs += ms;
    return this;
  }

  down(x: number, y: number, fingerId = 1): this {
    return this.feel({ kind: 'down', fingerId, sample: { xPx: x, yPx: y, atMs: this.nowMs } });
  }

  move(x: number, y: number, fingerId = 1): this {
    return this.feel({ kind: 'move', fingerId, sample: { xPx: x, yPx: y, atMs: this.nowMs } });
  }

  slide({ from, to, duringMs, fingerId = 1 }: Way): this {
    const steps = Math.max(1, Math.round(duringMs / 8));
    for (let count = 1; count <= steps; count++) {
      const share = count / steps;
      this.wait(duringMs / steps);
      this.move(from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, fingerId);
    }
    return this;
  }

  /** Fingers rest, and the frames go by. */
  rest(ms: number): this {
    this.nowMs += ms;
    return this.feel({ kind: 'wait', atMs: this.nowMs });
  }

  /** Where the screen saw it last. */
  up(fingerId = 1): this {
    const at = this.state.fingers.find(({ id }) => id === fingerId)?.at ?? { x: 0, y: 0 };
    return this.upAt(at.x, at.y, fingerId);
  }

  upAt(x: number, y: number, fingerId = 1): this {
    return this.feel({ kind: 'up', fingerId, sample: { xPx: x, yPx: y, atMs: this.nowMs } });
  }

  lost(fingerId = 1): this {
    return this.feel({ kind: 'lost', fingerId, atMs: this.nowMs });
  }

  swipe(way: Way): this {
    return this.down(...way.from, way.fingerId)
      .slide(way)
      .up(way.fingerId);
  }

  private feel(event: Parameters<typeof aimMachine>[1]): this {
    const { state, outcome } = aimMachine(this.state, event, this.table);
    this.state = state;
    if (outcome) this.outcomes.push(outcome);
    return this;
  }
}
