import type { World, WorldOutcome } from '../../../../__tests__/physics/oracles/world';
import type { Motion, Peer, PeerPlay } from './peer';

export interface PeerFlight {
  readonly stepS: number;
  /** Asked after each step; true ends the flight. */
  readonly isEnough?: (play: PeerPlay, nowS: number) => boolean;
}

const LONGEST_S = 30;

/**
 * Flies a peer to rest. No engine knows a board that discs slide on, so its friction is given from outside, half before
 * and half after each step: the disc moves at the mean of its speeds, which is exact for a disc that meets nothing.
 */
export function flyPeer(peer: Peer, world: World, { stepS, isEnough = () => false }: PeerFlight): WorldOutcome {
  const play = peer.begin(world, stepS);
  try {
    const movable = [...world.discs.keys()].filter((index) => world.discs[index]?.isFixed === false);
    let nowS = 0;
    while (nowS < LONGEST_S && slowStep(play, world, movable, stepS)) {
      nowS += stepS;
      if (isEnough(play, nowS)) break;
    }
    const discs = world.discs.map((disc, index) => ({ ...disc, ...play.motion(index) }));
    return { touches: play.touches.slice(), discs, isOn: discs.map(() => true), endS: nowS };
  } finally {
    play.end();
  }
}

/** One step with the board's friction around it; false when nothing moved. */
function slowStep(play: PeerPlay, world: World, movable: readonly number[], stepS: number): boolean {
  const slowing = world.feel.slowingMmS2;
  let hasMoved = false;
  const mean: (Motion | undefined)[] = [];
  for (const index of movable) {
    const motion = play.motion(index);
    const speed = speedOf(motion);
    if (speed === 0 && motion.spinRadS === 0) continue;
    hasMoved = hasMoved || speed > 0;
    const loss = slowing * stepS;
    const meanSpeed = speed > loss ? speed - loss / 2 : loss > 0 ? (speed * speed) / (2 * loss) : speed;
    const share = speed > 0 ? meanSpeed / speed : 0;
    const spinRadS = slowed(motion.spinRadS, (2 * loss) / 3 / radiusOf(world, index));
    mean[index] = { ...motion, vxMmS: motion.vxMmS * share, vyMmS: motion.vyMmS * share, spinRadS };
    if (loss > 0) play.setVelocity(index, motion.vxMmS * share, motion.vyMmS * share, spinRadS);
  }
  if (!hasMoved) return false;
  play.step();
  if (slowing > 0) for (const index of movable) slowAfter(play, world, index, mean[index], stepS);
  return true;
}

function slowAfter(play: PeerPlay, world: World, index: number, mean: Motion | undefined, stepS: number): void {
  const motion = play.motion(index);
  const speed = speedOf(motion);
  if (speed === 0 && motion.spinRadS === 0) return;
  const loss = world.feel.slowingMmS2 * stepS;
  const hasMetNothing = mean !== undefined && Math.abs(speed - speedOf(mean)) <= 1e-6 * speed;
  // A mean of less than half the loss is that of a disc which came to rest within the step.
  const isAtRest = speed <= loss / 2 && (hasMetNothing || speed < 1e-3);
  const share = isAtRest ? 0 : slowed(speed, loss / 2) / speed;
  const spinRadS = slowed(motion.spinRadS, (2 * loss) / 3 / radiusOf(world, index));
  play.setVelocity(index, motion.vxMmS * share, motion.vyMmS * share, spinRadS);
}

const speedOf = (motion: Motion): number => Math.sqrt(motion.vxMmS ** 2 + motion.vyMmS ** 2);

const slowed = (speed: number, loss: number): number => Math.sign(speed) * Math.max(0, Math.abs(speed) - loss);

const radiusOf = (world: World, index: number): number => world.discs[index]?.radiusMm ?? 1;
