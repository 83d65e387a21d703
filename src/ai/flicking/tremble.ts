import type { Vec2 } from '../../lib';
import { length } from '../../lib';
import { heldTo, type LaunchLimits, type Velocity } from '../../rules/flicking';
import type { Hand } from './hand';
import type { Mishap } from './mishap';

const SLIP = 3;
const LEAST_POWER = 0.25;
const MOST_POWER = 1.75;

/** Turned by an angle that is given as its tangent, with nothing that two engines could reckon differently. */
export function turned({ x, y }: Vec2, tangent: number): Vec2 {
  const half = tangent / (1 + Math.sqrt(1 + tangent * tangent));
  const scale = 1 / (1 + half * half);
  const cosine = (1 - half * half) * scale;
  const sine = 2 * half * scale;
  return { x: x * cosine - y * sine, y: x * sine + y * cosine };
}

const scaled = ({ x, y }: Vec2, by: number): Vec2 => ({ x: x * by, y: y * by });

/** What a hand makes of the flick that it means; the harder, the less sure of its strength. */
export function tremble(meant: Velocity, hand: Hand, mishap: Mishap, limits: LaunchLimits): Velocity {
  const slip = mishap.slip < hand.slips ? SLIP : 1;
  const way = { x: meant.vxMmS, y: meant.vyMmS };
  const speed = length(way);
  const astray = turned(way, hand.turn * slip * mishap.aside);
  const share = 0.5 + (0.5 * speed) / limits.maxSpeedMmS;
  const power = 1 + hand.power * slip * share * mishap.strength;
  const clamped = Math.min(MOST_POWER, Math.max(LEAST_POWER, power));
  const { x: vxMmS, y: vyMmS } = scaled(astray, Math.min(clamped, limits.maxSpeedMmS / speed));
  return heldTo({ vxMmS, vyMmS }, limits);
}
