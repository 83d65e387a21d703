import type { GroundId } from '../../../../rules/conquest';
import { WALL_MM } from './sksl/felt';

/** How far the picture of each ground goes beyond the arena itself. */
export const RIM_MM: Readonly<Record<GroundId, number>> = { walls: WALL_MM, mat: 0 };
