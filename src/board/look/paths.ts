import { Skia, type SkPath } from '@shopify/react-native-skia';

export type Point = readonly [x: number, y: number];

const tidy = (value: number): number => Math.round(value * 1000) / 1000;
const at = ([x, y]: Point): string => `${tidy(x)} ${tidy(y)}`;

export function pathOf(svg: string): SkPath {
  const path = Skia.Path.MakeFromSVGString(svg);
  if (path === null) throw new Error(`not a path: ${svg.slice(0, 80)}`);
  return path;
}

export const lineSvg = (points: readonly Point[]): string =>
  points.map((point, index) => `${index === 0 ? 'M' : 'L'}${at(point)}`).join('');

export const line = (points: readonly Point[]): SkPath => pathOf(lineSvg(points));
export const polygon = (points: readonly Point[]): SkPath => pathOf(`${lineSvg(points)}Z`);

/** The point at a bearing and distance; 0° is east and angles grow clockwise. */
export function polar([x, y]: Point, distance: number, angleDeg: number): Point {
  const angleRad = (angleDeg * Math.PI) / 180;
  return [x + Math.cos(angleRad) * distance, y + Math.sin(angleRad) * distance];
}

/** An open arc from one bearing to another. */
export function arc(centre: Point, radius: number, fromDeg: number, toDeg: number): SkPath {
  const sweepsClockwise = toDeg > fromDeg ? 1 : 0;
  const isLarge = Math.abs(toDeg - fromDeg) > 180 ? 1 : 0;
  const reach = tidy(radius);
  const from = at(polar(centre, radius, fromDeg));
  const to = at(polar(centre, radius, toDeg));
  return pathOf(`M${from}A${reach} ${reach} 0 ${isLarge} ${sweepsClockwise} ${to}`);
}
