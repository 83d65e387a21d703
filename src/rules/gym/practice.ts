import type { DiscId } from '../flicking';
import { seatId } from '../machine';
import { TOP_SPEED_MM_S } from './setupFaults';
import type { GymDisc, GymSetup } from './words';

const disc = (id: DiscId, radiusMm: number, xMm: number, yMm: number): GymDisc => ({
  id,
  xMm,
  yMm,
  radiusMm,
  isFixed: false,
});

const pillar = (number: number, xMm: number, yMm: number): GymDisc => ({
  ...disc(`pillar-${number}`, 19, xMm, yMm),
  isFixed: true,
});

/** Free flicking: a crypt with its pillars, a party below, a band of monsters above; discs that belong to nobody. */
export const PRACTICE: GymSetup = {
  seat: seatId('player-1'),
  board: { widthMm: 300, heightMm: 450, edge: 'open' },
  leavers: 'putBack',
  discs: [
    disc('troll', 19, 150, 72),
    disc('skeleton-warrior', 12.5, 104, 124),
    disc('orc', 12.5, 194, 132),
    disc('fireball', 9.5, 216, 262),
    disc('elf', 12.5, 146, 376),
    disc('wizard', 12.5, 214, 398),
    disc('familiar', 9.5, 92, 402),
    disc('missile', 6, 158, 424),
    pillar(1, 70, 200),
    pillar(2, 230, 200),
    pillar(3, 70, 330),
    pillar(4, 230, 330),
  ],
  flickable: null,
  goals: [],
  flicks: null,
  maxSpeedMmS: TOP_SPEED_MM_S,
  stars: { three: 1, two: 2 },
};
