import type { DiscId } from '../flicking';
import { seatId } from '../machine';
import { PRACTICE } from './practice';
import { TOP_SPEED_MM_S } from './setupFaults';
import type { GymDisc, GymSetup } from './words';

export const EXERCISES = ['free', 'nudge', 'bank', 'two', 'ring'] as const;
export type Exercise = (typeof EXERCISES)[number];

const RADIUS_MM = 12.5;
const TROLL_MM = 19;

const disc = (id: DiscId, xMm: number, yMm: number, radiusMm = RADIUS_MM): GymDisc => ({
  ...{ id, xMm, yMm, radiusMm },
  isFixed: false,
});

/** They stand in the holes of the hall. */
const PILLARS = PRACTICE.discs.filter(({ isFixed }) => isFixed);

const ELF = disc('elf', 150, 376);

/** One goal for one disc, and as many flicks as it takes. */
const exercise = (setup: Pick<GymSetup, 'discs' | 'goals'> & { readonly edge: 'open' | 'wall' }): GymSetup => ({
  seat: seatId('player-1'),
  board: { widthMm: 300, heightMm: 450, edge: setup.edge },
  leavers: 'putBack',
  discs: [ELF, ...setup.discs, ...PILLARS],
  flickable: [ELF.id],
  goals: setup.goals,
  flicks: null,
  maxSpeedMmS: TOP_SPEED_MM_S,
  stars: { three: 1, two: 3 },
});

/** What is practised: flicking as one likes, and what a good hand can do. */
export const SETUP_OF: Readonly<Record<Exercise, GymSetup>> = {
  free: PRACTICE,
  nudge: exercise({
    edge: 'open',
    discs: [disc('orc', 150, 190)],
    goals: [{ kind: 'nudge', disc: 'orc', leastMm: 15, mostMm: 25 }],
  }),
  bank: exercise({
    edge: 'wall',
    discs: [disc('orc', 150, 110)],
    goals: [{ kind: 'bank', target: 'orc', off: 'wall' }],
  }),
  two: exercise({
    edge: 'open',
    discs: [disc('orc', 129, 150), disc('skeleton-warrior', 171, 150)],
    goals: [{ kind: 'strike', targets: ['orc', 'skeleton-warrior'] }],
  }),
  ring: exercise({
    edge: 'open',
    discs: [disc('troll', 150, 150, TROLL_MM)],
    goals: [{ kind: 'stop', disc: 'elf', xMm: 150, yMm: 150, innerMm: 32, outerMm: 60 }],
  }),
};
