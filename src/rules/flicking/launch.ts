/** How fast a disc may be sent, by a finger or by the app: whoever asks for a flick says so. */
export interface LaunchLimits {
  /** 0 asks for no more than that it moves at all. */
  readonly minSpeedMmS: number;
  readonly maxSpeedMmS: number;
}

export interface Velocity {
  readonly vxMmS: number;
  readonly vyMmS: number;
}

/** Speeds that were just scaled to a limit miss it by a hair. */
const HAIR = 1e-9;

export const speedOf = ({ vxMmS, vyMmS }: Velocity): number => Math.sqrt(vxMmS * vxMmS + vyMmS * vyMmS);

export const isTooSlow = (speedMmS: number, { minSpeedMmS }: LaunchLimits): boolean =>
  speedMmS < minSpeedMmS * (1 - HAIR);

export const isTooFast = (speedMmS: number, { maxSpeedMmS }: LaunchLimits): boolean =>
  speedMmS > maxSpeedMmS * (1 + HAIR);

function scaledTo({ vxMmS, vyMmS }: Velocity, speedMmS: number): Velocity {
  // By the larger component first: the square of a huge speed would be infinite.
  const largest = Math.max(Math.abs(vxMmS), Math.abs(vyMmS));
  const x = vxMmS / largest;
  const y = vyMmS / largest;
  const scale = speedMmS / Math.sqrt(x * x + y * y);
  return { vxMmS: x * scale, vyMmS: y * scale };
}

/** The same way, no faster and no slower than may be; what does not move at all has no way and stays as it is. */
export function heldTo(velocity: Velocity, { minSpeedMmS, maxSpeedMmS }: LaunchLimits): Velocity {
  const { vxMmS, vyMmS } = velocity;
  const speedMmS = speedOf(velocity);
  if (speedMmS > maxSpeedMmS) return scaledTo(velocity, maxSpeedMmS);
  return speedMmS < minSpeedMmS && (vxMmS !== 0 || vyMmS !== 0) ? scaledTo(velocity, minSpeedMmS) : { vxMmS, vyMmS };
}
