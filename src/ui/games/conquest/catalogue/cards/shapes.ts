import { arc, pathOf, polar, polygon, type Point } from '../../../../../board/look';
import type { ShotLook } from '../colours';

const rayed = (points: number, outer: number, inner: number): readonly Point[] =>
  Array.from({ length: points * 2 }, (_, at) => polar([0, 0], at % 2 === 0 ? outer : inner, -90 + (at * 180) / points));

/** Of radius 1 round the middle. */
export const hexagon = (radius: number, fromDeg: number): readonly Point[] =>
  Array.from({ length: 6 }, (_, at) => polar([0, 0], radius, fromDeg + at * 60));

export const HEATER =
  'M0 -1.02C.34 -.86 .62 -.82 .92 -.84C.98 -.1 .78 .62 0 1.06C-.78 .62 -.98 -.1 -.92 -.84C-.62 -.82 -.34 -.86 0 -1.02Z';
const ROUND = 'M-.96 0A.96 .96 0 1 1 .96 0A.96 .96 0 1 1 -.96 0Z';

/** The outline of a family of shots, in its radius. */
export function outlineOf(shape: ShotLook['shape']) {
  if (shape === 'shield') return pathOf(HEATER);
  if (shape === 'round') return pathOf(ROUND);
  return polygon(shape === 'burst' ? rayed(12, 1.14, 0.86) : hexagon(1.06, -90));
}

/** A quarter of the cross-hair of a targeted shot. */
export const quarterArc = () => arc([0, 0], 1.22, 14, 76);
