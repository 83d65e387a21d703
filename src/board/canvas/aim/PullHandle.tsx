import { Circle, Group, Path, RadialGradient, Skia, vec } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { AIM, withAlpha } from '../../../theme';
import { bandEndMm, bandLie } from './bandLie';
import type { ShownAim } from '../../flicking/shownAim';

export interface PullHandleProps {
  readonly aim: SharedValue<ShownAim>;
  readonly radiusMm: number;
  readonly lengthMm: number;
  /** A finger is as wide at every zoom. */
  readonly pxPerMm: number;
}

const FINGER_RADIUS_PX = 22;
const RIDGES_PX = [6, 10.5, 15];
const RIDGE_DEGREES = 62;

/** The print of the finger that holds the end of the band. Drawn in points of the screen. */
export const PullHandle = memo(function PullHandle({ aim, radiusMm, lengthMm, pxPerMm }: PullHandleProps) {
  const ridges = useMemo(ridgesOf, []);
  const transform = useDerivedValue(() => {
    const shown = aim.get();
    return [
      { translateX: shown.xMm },
      { translateY: shown.yMm },
      { rotate: shown.angleRad },
      { translateX: bandEndMm(shown, radiusMm, lengthMm) },
      { scale: 1 / pxPerMm },
    ];
  });
  const opacity = useDerivedValue(() => {
    const shown = aim.get();
    // Beyond the edge nobody can draw it, and there the finger is.
    const isBehind = bandLie(shown, radiusMm, lengthMm).way === -1;
    return shown.isPulled && shown.strength > 0 && isBehind ? 1 : 0;
  });

  return (
    <Group transform={transform} opacity={opacity}>
      <Circle cx={0} cy={0} r={FINGER_RADIUS_PX}>
        <RadialGradient
          c={vec(0, 0)}
          r={FINGER_RADIUS_PX}
          colors={[withAlpha(AIM.finger, 0.55), withAlpha(AIM.finger, 0.26), withAlpha(AIM.finger, 0.1)]}
        />
      </Circle>
      <Circle
        cx={0}
        cy={0}
        r={FINGER_RADIUS_PX}
        color={withAlpha(AIM.fingerEdge, 0.8)}
        style="stroke"
        strokeWidth={4}
      />
      <Circle cx={0} cy={0} r={FINGER_RADIUS_PX} color={AIM.finger} style="stroke" strokeWidth={2.2} />
      <Path path={ridges} color={withAlpha(AIM.finger, 0.8)} style="stroke" strokeWidth={1.6} />
    </Group>
  );
});

function ridgesOf() {
  const ridges = Skia.PathBuilder.Make();
  for (const radius of RIDGES_PX) {
    ridges.addArc(Skia.XYWHRect(-radius, -radius, 2 * radius, 2 * radius), -RIDGE_DEGREES, 2 * RIDGE_DEGREES);
  }
  return ridges.build();
}
