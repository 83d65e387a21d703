import type { SkCanvas, SkPath } from '@shopify/react-native-skia';
import { fill, pathOf, stroke, type Spot } from '../../../../../board/look';
import { MOTION } from '../../../../../theme';

const TONGUES = 10;

interface Ring {
  readonly foot: number;
  readonly height: number;
  readonly phaseRad: number;
}

/** Curled tongues of flame, all leaning the same way; each leaps and sinks in its own time. Lengths are in radii. */
function tongues({ x, y, radius }: Spot, { foot, height, phaseRad }: Ring, frame: number): SkPath {
  const stepRad = (Math.PI * 2) / TONGUES;
  const half = stepRad * 0.6;
  const beatRad = (Math.PI * 2 * frame) / MOTION.flameFrames;
  let svg = '';
  for (let tongue = 0; tongue < TONGUES; tongue += 1) {
    const leap = Math.sin(beatRad + tongue * 2.2);
    const bearing = tongue * stepRad + phaseRad + 0.05 * Math.cos(beatRad + tongue * 1.3);
    const rise = height * (0.7 + 0.42 * Math.abs(Math.sin(tongue * 2.4 + phaseRad * 3))) * (1 + 0.16 * leap);
    const at = (turn: number, reach: number): string =>
      `${x + Math.cos(bearing + half * turn) * radius * reach} ${y + Math.sin(bearing + half * turn) * radius * reach}`;
    svg += `M${at(-1, foot)}C${at(-1.2, foot + rise * 0.62)} ${at(0.55, foot + rise * 0.55)} ${at(0.35, foot + rise)}`;
    svg += `C${at(1.25, foot + rise * 0.74)} ${at(0.95, foot + rise * 0.42)} ${at(1, foot)}Z`;
  }
  return pathOf(svg);
}

/** Fire Wall: ten tongues of flame outside the rim. */
export function drawFireWall(canvas: SkCanvas, spot: Spot, frame: number): void {
  const { x, y, radius } = spot;
  const outer = tongues(spot, { foot: 0.88, height: 0.74, phaseRad: 0 }, frame);
  canvas.drawCircle(x, y, radius * 1.2, fill({ color: '#ff6a10', alpha: 0.7, blur: radius * 0.22 }));
  canvas.drawPath(outer, stroke({ color: '#7a1402', width: radius * 0.05 }));
  canvas.drawPath(outer, fill({ color: '#d6300a' }));
  canvas.drawPath(tongues(spot, { foot: 0.9, height: 0.52, phaseRad: 0.1 }, frame), fill({ color: '#ff8a1e' }));
  canvas.drawPath(tongues(spot, { foot: 0.92, height: 0.32, phaseRad: 0.16 }, frame), fill({ color: '#ffe07a' }));
}
