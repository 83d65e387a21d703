import type { PlaceMm } from '../scene/boardViewProps';

/** How far a piece goes by itself to where it may lie: less than a finger means. */
const RINGS_MM = [1.5, 3, 4.5, 6, 7.5] as const;
const BEARINGS = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);

/** The place itself where a piece may lie there, else one close by; null where there is none. */
export function snapped(wished: PlaceMm, isLegal: (place: PlaceMm) => boolean): PlaceMm | null {
  if (isLegal(wished)) return wished;
  for (const reachMm of RINGS_MM) {
    for (const bearing of BEARINGS) {
      const near = {
        xMm: wished.xMm + reachMm * Math.cos(bearing),
        yMm: wished.yMm + reachMm * Math.sin(bearing),
      };
      if (isLegal(near)) return near;
    }
  }
  return null;
}
