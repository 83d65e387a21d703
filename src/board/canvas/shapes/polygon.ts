import { Skia, type SkPath } from '@shopify/react-native-skia';

export function polygon(points: readonly (readonly [x: number, y: number])[]): SkPath {
  const builder = Skia.PathBuilder.Make();
  points.forEach(([x, y], index) => (index === 0 ? builder.moveTo(x, y) : builder.lineTo(x, y)));
  return builder.close().build();
}
