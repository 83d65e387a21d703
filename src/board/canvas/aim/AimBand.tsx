import { Group, Line, LinearGradient, Path, rect, vec } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { AIM } from '../../../theme';
import { hasReached, POWERS } from '../../aim';
import { bandLie, filledMm } from './bandLie';
import { bandShape, type Rung } from './bandShape';
import type { ShownAim } from '../../flicking/shownAim';

export interface AimBandProps {
  readonly aim: SharedValue<ShownAim>;
  readonly radiusMm: number;
  readonly lengthMm: number;
}

const EDGE_MM = 2.2;
const RUNG_MM = 1.6;
const RUNG_EDGE_MM = 3.2;

/** The groove behind the disc or before it, filled as far as the flick is hard, and the arrow before it. x points where it goes. */
export const AimBand = memo(function AimBand({ aim, radiusMm, lengthMm }: AimBandProps) {
  const shape = useMemo(() => bandShape(radiusMm, lengthMm), [radiusMm, lengthMm]);
  const { startMm } = shape;
  const transform = useDerivedValue(() => [
    { translateX: aim.get().xMm },
    { translateY: aim.get().yMm },
    { rotate: aim.get().angleRad },
  ]);
  const opacity = useDerivedValue(() => (aim.get().strength > 0 ? 1 : 0));
  const fitted = useDerivedValue(() => {
    const { fromMm, way, fit } = bandLie(aim.get(), radiusMm, lengthMm);
    // The band is made lying behind its disc: before it, it is turned over.
    return [{ translateX: fromMm }, { scaleX: -way * fit }, { translateX: -startMm }];
  });
  const filled = useDerivedValue(() => {
    const long = filledMm(aim.get(), lengthMm);
    return rect(startMm - long, -lengthMm, long, 2 * lengthMm);
  });
  const end = vec(startMm - lengthMm, 0);

  return (
    <Group transform={transform} opacity={opacity}>
      <Group transform={fitted}>
        <Path path={shape.band} color={AIM.groove} opacity={AIM.grooveAlpha} />
        <Path path={shape.band} color={AIM.groove} opacity={AIM.grooveAlpha} style="stroke" strokeWidth={EDGE_MM} />
        <Group clip={filled}>
          <Path path={shape.band}>
            <LinearGradient start={vec(startMm, 0)} end={end} colors={[...AIM.power]} />
          </Path>
        </Group>
        {shape.rungs.map((rung) => (
          <RungLine key={rung.power} aim={aim} rung={rung} />
        ))}
      </Group>
      <Path path={shape.arrow} color={AIM.arrowEdge} style="stroke" strokeWidth={EDGE_MM} strokeJoin="round" />
      <Path path={shape.arrow} color={AIM.arrow} />
    </Group>
  );
});

/** A rung is pale once the power has reached it. */
function RungLine({ aim, rung }: { readonly aim: SharedValue<ShownAim>; readonly rung: Rung }) {
  const { xMm, halfMm, power } = rung;
  const color = useDerivedValue(() => (hasReached(POWERS * aim.get().strength, power) ? AIM.rung : AIM.farRung));
  const from = vec(xMm, -halfMm);
  const to = vec(xMm, halfMm);
  return (
    <>
      <Line p1={from} p2={to} color={AIM.groove} strokeWidth={RUNG_EDGE_MM} />
      <Line p1={from} p2={to} color={color} strokeWidth={RUNG_MM} />
    </>
  );
}
