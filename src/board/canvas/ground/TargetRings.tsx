import { Circle, Group, Path } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { STATE } from '../../../theme';
import type { TargetRing } from '../../scene/scene';
import { dashedCircle } from '../shapes/dashed';

export interface TargetRingsProps {
  readonly targets: readonly TargetRing[];
}

const DASH_MM = 9;
const LEAST_DASHES = 8;
const LINE_MM = 1.7;
const EDGE_MM = 3.4;
const LIGHT = 0.24;

function Line({ radiusMm }: { readonly radiusMm: number }) {
  const path = useMemo(
    () => dashedCircle(radiusMm, Math.max(LEAST_DASHES, Math.round((2 * Math.PI * radiusMm) / DASH_MM))),
    [radiusMm],
  );
  return (
    <>
      <Path path={path} color={STATE.outline} style="stroke" strokeWidth={EDGE_MM} strokeCap="round" opacity={0.75} />
      <Path path={path} color={STATE.gold} style="stroke" strokeWidth={LINE_MM} strokeCap="round" />
    </>
  );
}

/** Where a disc is to come to rest: a band of light on the ground between two dashed lines. */
export const TargetRings = memo(function TargetRings({ targets }: TargetRingsProps) {
  return targets.map(({ xMm, yMm, innerMm, outerMm }, index) => (
    <Group key={index} transform={[{ translateX: xMm }, { translateY: yMm }]}>
      <Circle
        r={(innerMm + outerMm) / 2}
        style="stroke"
        strokeWidth={outerMm - innerMm}
        color={STATE.goldLight}
        opacity={LIGHT}
      />
      {innerMm > 0 ? <Line radiusMm={innerMm} /> : null}
      <Line radiusMm={outerMm} />
    </Group>
  ));
});
