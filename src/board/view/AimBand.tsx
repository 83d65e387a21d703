import { Group, Line, LinearGradient, Path, rect, vec } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { AIM } from '../../theme';
import { polygon } from './polygon';
import type { ShownAim } from './shownAim';

export interface AimBandProps {
  readonly aim: SharedValue<ShownAim>;
  readonly radiusMm: number;
}

const LENGTH_MM = 58;
/** The selection's wedges end here, in radii of the disc; the aim begins. */
const SELECTION_REACH = 1.5;
/** A band behind a tiny disc is still to be seen beside a finger. */
const LEAST_RADIUS_MM = 9.5;
const NARROW = 0.3;
const WIDE = 0.98;
const NOTCHES = [1 / 3, 2 / 3, 1] as const;
const EDGE_MM = 2.2;
const NOTCH_MM = 1.6;
const NOTCH_OVERHANG_MM = 1.5;

/** The groove behind the disc, filled as far as the flick is hard, and the arrow before it. x points where it goes. */
export const AimBand = memo(function AimBand({ aim, radiusMm }: AimBandProps) {
  const shape = useMemo(() => shapeOf(radiusMm), [radiusMm]);
  const transform = useDerivedValue(() => [
    { translateX: aim.get().xMm },
    { translateY: aim.get().yMm },
    { rotate: aim.get().angleRad },
  ]);
  const opacity = useDerivedValue(() => (aim.get().strength > 0 ? 1 : 0));
  // How far a disc slides grows with the square of its speed; its root keeps soft flicks apart on the band.
  const filled = useDerivedValue(() => {
    const lengthMm = Math.sqrt(aim.get().strength) * LENGTH_MM;
    return rect(shape.startMm - lengthMm, -LENGTH_MM, lengthMm, 2 * LENGTH_MM);
  });
  const end = vec(shape.startMm - LENGTH_MM, 0);

  return (
    <Group transform={transform} opacity={opacity}>
      <Path path={shape.band} color={AIM.groove} opacity={AIM.grooveAlpha} />
      <Path path={shape.band} color={AIM.groove} opacity={AIM.grooveAlpha} style="stroke" strokeWidth={EDGE_MM} />
      <Group clip={filled}>
        <Path path={shape.band}>
          <LinearGradient start={vec(shape.startMm, 0)} end={end} colors={[...AIM.power]} />
        </Path>
      </Group>
      {shape.notches.map(({ xMm, halfMm }) => (
        <Line key={xMm} p1={vec(xMm, -halfMm)} p2={vec(xMm, halfMm)} color={AIM.notch} strokeWidth={NOTCH_MM} />
      ))}
      <Path path={shape.arrow} color={AIM.arrowEdge} style="stroke" strokeWidth={EDGE_MM} strokeJoin="round" />
      <Path path={shape.arrow} color={AIM.arrow} />
    </Group>
  );
});

function shapeOf(discRadiusMm: number) {
  const radius = Math.max(discRadiusMm, LEAST_RADIUS_MM);
  const clearMm = discRadiusMm * SELECTION_REACH;
  const startMm = -clearMm;
  const widthAt = (share: number): number => radius * (NARROW + (WIDE - NARROW) * share);
  const endMm = startMm - LENGTH_MM;
  const tipMm = clearMm + radius * 0.8;
  const backMm = clearMm + radius * 0.1;
  return {
    startMm,
    band: polygon([
      [startMm, -widthAt(0)],
      [endMm, -widthAt(1)],
      [endMm, widthAt(1)],
      [startMm, widthAt(0)],
    ]),
    notches: NOTCHES.map((share) => ({
      xMm: startMm - share * LENGTH_MM,
      halfMm: widthAt(share) + NOTCH_OVERHANG_MM,
    })),
    arrow: polygon([
      [tipMm, 0],
      [backMm, -radius * 0.62],
      [backMm + radius * 0.18, 0],
      [backMm, radius * 0.62],
    ]),
  };
}
