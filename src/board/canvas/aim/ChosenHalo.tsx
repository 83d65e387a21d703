import { Circle, Group, Path } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { STATE } from '../../../theme';
import { haloPx } from '../../aim';
import type { Projection } from '../../camera';
import { dashedCircle } from '../shapes/dashed';
import type { ScenePiece } from '../../scene/scene';

const DASHES = 22;
/** In radii of the halo. */
const LINE = 0.036;
const EDGE = 0.08;
const LIGHT = 0.1;

export interface ChosenHaloProps {
  readonly disc: ScenePiece;
  readonly projection: SharedValue<Projection>;
}

/** Where a finger begins that flicks the chosen disc on a board looked at from close by; anywhere else it moves the board. */
export const ChosenHalo = memo(function ChosenHalo({ disc, projection }: ChosenHaloProps) {
  const { xMm, yMm, radiusMm } = disc;
  const ring = useMemo(() => dashedCircle(1, DASHES), []);
  const transform = useDerivedValue(() => {
    const { pxPerMm } = projection.get();
    const reachMm = haloPx(radiusMm * pxPerMm) / pxPerMm;
    return [{ translateX: xMm }, { translateY: yMm }, { scale: reachMm }];
  });
  return (
    <Group transform={transform}>
      <Circle r={1} color={STATE.goldLight} opacity={LIGHT} />
      <Path path={ring} color={STATE.outline} style="stroke" strokeWidth={EDGE} opacity={0.7} />
      <Path path={ring} color={STATE.gold} style="stroke" strokeWidth={LINE} strokeCap="round" />
    </Group>
  );
});
