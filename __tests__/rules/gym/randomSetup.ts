import { nextBelow, seatId, type ChanceStream } from '../../../src/rules/machine';
import { CUSHIONS, GOAL_KINDS, setupFaults, type Goal, type GymDisc, type GymSetup } from '../../../src/rules/gym';

/** Chance for tests: the machine's own, one stream. */
export class Luck {
  constructor(private stream: ChanceStream) {}

  get rest(): ChanceStream {
    return this.stream;
  }

  goOnFrom(stream: ChanceStream): void {
    this.stream = stream;
  }

  below(bound: number): number {
    const { value, stream } = nextBelow(this.stream, bound);
    this.stream = stream;
    return value;
  }

  of<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }
}

const RADII = [6, 9.5, 12.5, 19, 25];

function discsOn({ widthMm, heightMm }: GymSetup['board'], luck: Luck): readonly GymDisc[] {
  const discs: GymDisc[] = [];
  for (let tried = 0; tried < 40 && discs.length < 8; tried++) {
    const radiusMm = luck.of(RADII);
    const along = (mm: number) => radiusMm + luck.below(Math.max(1, Math.floor(mm - 2 * radiusMm)));
    const [xMm, yMm] = [along(widthMm), along(heightMm)];
    const isFree = discs.every((one) => Math.hypot(one.xMm - xMm, one.yMm - yMm) > one.radiusMm + radiusMm);
    const isOn = widthMm > 2 * radiusMm && heightMm > 2 * radiusMm;
    if (isFree && isOn) discs.push({ id: `disc-${discs.length}`, xMm, yMm, radiusMm, isFixed: luck.below(4) === 0 });
  }
  return discs;
}

function goalFor({ board }: GymSetup, discs: readonly GymDisc[], luck: Luck): Goal {
  const disc = luck.of(discs).id;
  const kind = luck.of(GOAL_KINDS);
  switch (kind) {
    case 'nudge':
      return { kind, disc, leastMm: 5, mostMm: 400 };
    case 'bank':
      return { kind, target: disc, off: luck.of(CUSHIONS) };
    case 'strike':
      return { kind, targets: luck.below(3) > 0 ? [disc] : [disc, luck.of(discs).id] };
    case 'stop': {
      const [xMm, yMm] = [luck.below(Math.floor(board.widthMm)), luck.below(Math.floor(board.heightMm))];
      return { kind, disc: luck.below(2) === 0 ? null : disc, xMm, yMm, innerMm: luck.below(10), outerMm: 60 };
    }
    case 'pushOff':
      return { kind, disc };
  }
}

/** Boards of every size and edge, with whatever of it makes a gym. */
export function randomSetup(luck: Luck): GymSetup {
  for (let tried = 0; tried < 200; tried++) {
    const board = {
      widthMm: 80 + luck.below(600),
      heightMm: 80 + luck.below(600),
      edge: luck.of(['open', 'wall'] as const),
    };
    const discs = discsOn(board, luck);
    const bare: GymSetup = {
      ...{ seat: seatId('player'), board, discs, flickable: null, goals: [], flicks: null, maxSpeedMmS: 2200 },
      ...{ leavers: luck.of(['putBack', 'gone'] as const), stars: { three: 1, two: 2 } },
    };
    const goals = Array.from({ length: luck.below(4) }, () => goalFor(bare, discs, luck));
    const named = discs.filter(({ isFixed }) => !isFixed && luck.below(2) === 0).map(({ id }) => id);
    const flicks = goals.length > 0 && luck.below(4) > 0 ? 1 + luck.below(8) : null;
    const setup = { ...bare, goals, flicks, flickable: luck.below(3) === 0 ? named : null };
    if (setupFaults(setup).length === 0) return setup;
  }
  throw new Error('no gym comes of this luck');
}
