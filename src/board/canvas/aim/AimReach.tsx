import { Circle, DashPathEffect, Group, LinearGradient, Path, rect, Skia, vec } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { AIM, withAlpha } from '../../../theme';
import type { ShownAim } from '../../flicking/shownAim';

export interface AimReachProps {
  readonly aim: SharedValue<ShownAim>;
  readonly radiusMm: number;
  /** No way is longer than the board. */
  readonly longestMm: number;
}

const DOT_MM = 1.7;
const DOT_EDGE_MM = 2.5;
const DOT_EVERY_MM = 7;
/** In radii of the disc: the dots begin beyond the arrow and end where the ghost begins. */
const FIRST_DOT = 2.6;
const GHOST_REACH = 1;
const GHOST_MM = 1.5;
const GHOST_EDGE_MM = 3;
const DASHES_MM = [4, 3.2];
const FAINT = 0.45;

/** Dots to the first contact and no farther, and there the outline of the disc as it would be. */
export const AimReach = memo(function AimReach({ aim, radiusMm, longestMm }: AimReachProps) {
  const dots = useMemo(() => dotsOf(radiusMm, longestMm, DOT_MM), [radiusMm, longestMm]);
  const edges = useMemo(() => dotsOf(radiusMm, longestMm, DOT_EDGE_MM), [radiusMm, longestMm]);
  const transform = useDerivedValue(() => [
    { translateX: aim.get().xMm },
    { translateY: aim.get().yMm },
    { rotate: aim.get().reachRad },
  ]);
  const opacity = useDerivedValue(() => (aim.get().strength > 0 && aim.get().reachMm > 0 ? 1 : 0));
  const way = useDerivedValue(() =>
    rect(0, -radiusMm, Math.max(0, aim.get().reachMm - radiusMm * GHOST_REACH), 2 * radiusMm),
  );
  const ghost = useDerivedValue(() => [{ translateX: aim.get().reachMm }]);

  return (
    <Group transform={transform} opacity={opacity}>
      <Group clip={way}>
        <Path path={edges} color={withAlpha(AIM.wayEdge, 0.75)} />
        <Path path={dots}>
          <LinearGradient start={vec(0, 0)} end={vec(longestMm, 0)} colors={[AIM.way, withAlpha(AIM.way, FAINT)]} />
        </Path>
      </Group>
      <Group transform={ghost}>
        <Circle
          cx={0}
          cy={0}
          r={radiusMm}
          color={withAlpha(AIM.wayEdge, 0.7)}
          style="stroke"
          strokeWidth={GHOST_EDGE_MM}
        >
          <DashPathEffect intervals={DASHES_MM} />
        </Circle>
        <Circle cx={0} cy={0} r={radiusMm} color={AIM.way} style="stroke" strokeWidth={GHOST_MM}>
          <DashPathEffect intervals={DASHES_MM} />
        </Circle>
      </Group>
    </Group>
  );
});

function dotsOf(discRadiusMm: number, longestMm: number, dotMm: number) {
  const dots = Skia.PathBuilder.Make();
  for (let xMm = discRadiusMm * FIRST_DOT; xMm < longestMm; xMm += DOT_EVERY_MM) dots.addCircle(xMm, 0, dotMm);
  return dots.build();
}
