import type { LaunchLimits } from '../../flicking';
import { isProjectileKind, type ProjectileKind, type ShotKind } from '../words/ids';

/** In millimetres; the mass goes by the area (CONQ-016, CONQ-017). */
export const CHARACTER_RADIUS_MM = 12.5;
export const CRYSTAL_RADIUS_MM = 19;
export const PROJECTILE_RADIUS_MM: Readonly<Record<ProjectileKind, number>> = {
  missile: 6,
  longbow: 9.5,
  fireball: 12.5,
  wave: 22,
  'powerful-wave': 22,
};

/** How far from its Character a projectile may be put, rim to rim (CONQ-071). */
export const PLACING_GAP_MM = 25;

/** What a shot does to each enemy that it hits directly (CONQ-101). */
export const DAMAGE: Readonly<Record<ShotKind, number>> = {
  move: 0,
  combat: 1,
  critical: 2,
  missile: 1,
  fireball: 1,
  longbow: 1,
  wave: 1,
  'powerful-wave': 2,
};
/** With a card given for it (CONQ-094). */
export const BOOSTED_DAMAGE = 3;

const MAX_SPEED_MM_S = 2200;

/** The house's greatest launch (CONQ-200); the least that is a flick at all is 2 % of it (CONQ-069). */
export const LAUNCH: LaunchLimits = { minSpeedMmS: 0.02 * MAX_SPEED_MM_S, maxSpeedMmS: MAX_SPEED_MM_S };

export const radiusOf = (shot: ShotKind): number =>
  isProjectileKind(shot) ? PROJECTILE_RADIUS_MM[shot] : CHARACTER_RADIUS_MM;
