import type { DiscId } from '../flicking';
import { seatId } from '../machine';
import { PRACTICE } from './practice';
import { TOP_SPEED_MM_S } from './setupFaults';
import type { GymDisc, GymSetup } from './words';

export const EXERCISES = ['free', 'nudge', 'bank', 'two', 'ring'] as const;
export type Exercise = (typeof EXERCISES)[number];

const RADIUS_MM = 12.5;
const PILLAR_MM = 19;

const disc = (id: DiscId, xMm: number, yMm: number, radiusMm = RADIUS_MM): GymDisc => ({
  ...{ id, xMm, yMm, radiusMm },
  isFixed: false,
});

const pillar = (number: number, xMm: number, yMm: number): GymDisc => ({
  ...disc(`pillar-${number}`, xMm, yMm, PILLAR_MM),
  isFixed: true,
});

const ELF = disc('elf', 150, 376);

/** One goal for one disc, and as many flicks as it takes. */
const exercise = (setup: Pick<GymSetup, 'discs' | 'goals'> & { readonly edge: 'open' | 'wall' }): GymSetup => ({
  seat: seatId('player-1'),
  board: { widthMm: 300, heightMm: 450, edge: setup.edge },
  leavers: 'putBack',
  discs: [ELF, ...setup.discs],
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
    discs: [disc('orc', 150, 190), pillar(1, 70, 200), pillar(2, 230, 200)],
    goals: [{ kind: 'nudge', disc: 'orc', leastMm: 15, mostMm: 25 }],
  }),
  // Straight on stands a pillar.
  bank: exercise({
    edge: 'wall',
    discs: [disc('orc', 150, 110), pillar(1, 150, 235)],
    goals: [{ kind: 'bank', target: 'orc', off: 'wall' }],
  }),
  two: exercise({
    edge: 'open',
    discs: [disc('orc', 129, 150), disc('skeleton-warrior', 171, 150), pillar(1, 70, 250), pillar(2, 230, 250)],
    goals: [{ kind: 'strike', targets: ['orc', 'skeleton-warrior'] }],
  }),
  ring: exercise({
    edge: 'open',
    discs: [disc('troll', 150, 150, PILLAR_MM), pillar(1, 70, 300), pillar(2, 230, 300)],
    goals: [{ kind: 'stop', disc: 'elf', xMm: 150, yMm: 150, innerMm: 32, outerMm: 60 }],
  }),
};
