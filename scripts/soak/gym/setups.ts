import { seatId } from '../../../src/rules/machine';
import {
  CUSHIONS,
  GOAL_KINDS,
  LEAVERS,
  setupFaults,
  TOP_SPEED_MM_S,
  type Goal,
  type GymDisc,
  type GymSetup,
} from '../../../src/rules/gym';
import type { Dice } from '../dice';

const RADII_MM = [6, 9.5, 12.5, 19, 25];
const MOST_DISCS = 8;

const isApart = (a: GymDisc, b: GymDisc): boolean =>
  Math.sqrt((a.xMm - b.xMm) ** 2 + (a.yMm - b.yMm) ** 2) > a.radiusMm + b.radiusMm;

function discsOn({ widthMm, heightMm }: GymSetup['board'], dice: Dice): readonly GymDisc[] {
  const discs: GymDisc[] = [];
  for (let tried = 0; tried < 5 * MOST_DISCS && discs.length < MOST_DISCS; tried++) {
    const radiusMm = dice.pick(RADII_MM);
    const along = (mm: number): number => radiusMm + dice.below(Math.max(1, Math.floor(mm - 2 * radiusMm)));
    const [xMm, yMm] = [along(widthMm), along(heightMm)];
    const disc = { id: `disc-${discs.length}`, xMm, yMm, radiusMm, isFixed: dice.oneIn(4) };
    if (discs.every((other) => isApart(disc, other))) discs.push(disc);
  }
  return discs;
}

/** Of every kind, and so generous that chance meets some. */
function goalFor({ board }: GymSetup, discs: readonly GymDisc[], dice: Dice): Goal {
  const disc = dice.pick(discs).id;
  const kind = dice.pick(GOAL_KINDS);
  switch (kind) {
    case 'nudge':
      return { kind, disc, leastMm: 5, mostMm: 400 };
    case 'bank':
      return { kind, target: disc, off: dice.pick(CUSHIONS) };
    case 'strike':
      return { kind, targets: dice.oneIn(3) ? [disc, dice.pick(discs).id] : [disc] };
    case 'stop': {
      const [xMm, yMm] = [dice.below(Math.floor(board.widthMm)), dice.below(Math.floor(board.heightMm))];
      return { kind, disc: dice.oneIn(2) ? null : disc, xMm, yMm, innerMm: dice.below(10), outerMm: 60 };
    }
    case 'pushOff':
      return { kind, disc };
  }
}

const TRIES = 200;

/** A board of any size and edge, with whatever on it makes a gym: nothing to meet at all, or several things. */
export function setupFor(dice: Dice): GymSetup {
  for (let tried = 0; tried < TRIES; tried++) {
    const edge = dice.pick(['open', 'wall'] as const);
    const board = { widthMm: 80 + dice.below(600), heightMm: 80 + dice.below(600), edge };
    const discs = discsOn(board, dice);
    const bare: GymSetup = {
      seat: seatId('player'),
      board,
      leavers: dice.pick(LEAVERS),
      discs,
      flickable: null,
      goals: [],
      flicks: null,
      maxSpeedMmS: TOP_SPEED_MM_S - dice.below(1000),
      stars: { three: 1, two: 2 },
    };
    const goals = Array.from({ length: dice.below(4) }, () => goalFor(bare, discs, dice));
    const named = discs.filter(({ isFixed }) => !isFixed && dice.oneIn(2)).map(({ id }) => id);
    const flicks = goals.length > 0 && !dice.oneIn(4) ? 1 + dice.below(8) : null;
    const setup = { ...bare, goals, flicks, flickable: dice.oneIn(3) ? named : null };
    if (setupFaults(setup).length === 0) return setup;
  }
  throw new Error('no gym comes of these dice');
}
