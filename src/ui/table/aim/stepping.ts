import { powerAtSpeed, POWERS, speedAtPower, type PlaceMm, type SetAim } from '../../../board';
import { length, turnedBack, vec2, type Quarters } from '../../../lib';

/** Degrees, in the order in which the buttons stand. */
export const TURNS_DEG = [-15, -5, -1, 1, 5, 15] as const;
/** A tenth of a power is the least that makes a difference. */
export const FINE_POWER = 0.1;
const FIRST_POWER = 3;
const LEAST_POWER = 0.5;
/** As far as a key goes, and a screen reader's swipe. */
export const KEY_POWER = 0.5;

/** Straight ahead, as it is seen, and neither soft nor hard. */
export function firstAim(discId: string, maxSpeedMmS: number, turn: Quarters): SetAim {
  const { x: directionX, y: directionY } = turnedBack(vec2(0, -1), turn);
  return { discId, directionX, directionY, speedMmS: speedAtPower(FIRST_POWER, maxSpeedMmS) };
}

/** Clockwise as it is seen, from either side of the board. */
export function turnedBy(aim: SetAim, degrees: number): SetAim {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const { directionX: x, directionY: y } = aim;
  return { ...aim, directionX: x * cos - y * sin, directionY: x * sin + y * cos };
}

export function aimedAt(aim: SetAim, from: PlaceMm, to: PlaceMm): SetAim {
  const way = vec2(to.xMm - from.xMm, to.yMm - from.yMm);
  const long = length(way);
  return long === 0 ? aim : { ...aim, directionX: way.x / long, directionY: way.y / long };
}

/** To the tenth, so that steps up and down come back to where they began. */
export const powerOf = (aim: SetAim, maxSpeedMmS: number): number =>
  Math.round(powerAtSpeed(aim.speedMmS, maxSpeedMmS) * 10) / 10;

export function atPower(aim: SetAim, power: number, maxSpeedMmS: number): SetAim {
  const within = Math.min(POWERS, Math.max(LEAST_POWER, power));
  return { ...aim, speedMmS: speedAtPower(within, maxSpeedMmS) };
}

/** Arrows turn and change the power; with shift, finely. null for any other key. */
export function afterKey(aim: SetAim, key: string, isFine: boolean, maxSpeedMmS: number): SetAim | null {
  const degrees = isFine ? 1 : 5;
  const power = isFine ? FINE_POWER : KEY_POWER;
  switch (key) {
    case 'ArrowLeft':
      return turnedBy(aim, -degrees);
    case 'ArrowRight':
      return turnedBy(aim, degrees);
    case 'ArrowUp':
      return atPower(aim, powerOf(aim, maxSpeedMmS) + power, maxSpeedMmS);
    case 'ArrowDown':
      return atPower(aim, powerOf(aim, maxSpeedMmS) - power, maxSpeedMmS);
    default:
      return null;
  }
}
