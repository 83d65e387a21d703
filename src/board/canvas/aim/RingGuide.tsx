import { Circle, Group, Line, Path, RadialGradient, vec } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { undone, type Quarters } from '../../../lib';
import { STATE, UI } from '../../../theme';
import type { Projection } from '../../camera';
import type { ShotRing } from '../../scene/boardViewProps';
import { dashedCircle } from '../shapes/dashed';
import { polygon } from '../shapes/polygon';
import { quarterTurn } from '../quarterTurn';
import { KNOB_RADIUS_PX, type ShownKnob } from '../../flicking/shownDrag';

interface RingBandProps {
  readonly ring: ShotRing;
  readonly projectileRadiusMm: number;
}

interface RingKnobProps {
  readonly ring: ShotRing;
  readonly knob: SharedValue<ShownKnob>;
  readonly projection: SharedValue<Projection>;
  readonly lies: Quarters;
}

const DASH_MM = 8;
const LINE_MM = 1.5;
const EDGE_MM = 3;
const LIGHT = 0.2;

/** Three ridges, as wide as a thumb feels them, across the way on which it is turned; the knob's radius is 1. */
const RIDGES = [-0.32, 0, 0.32] as const;
const HELD_SCALE = 1.15;
const TURN_ARROW = { tip: 1.62, back: 1.16, notch: 1.28, half: 0.42 } as const;
const SHADOW = { x: 0.09, y: 0.14 } as const;
/** On either side of the knob: which way it goes. */
const TURN_ARROWS = [1, -1].map((side) =>
  polygon([
    [side * TURN_ARROW.back, -TURN_ARROW.half],
    [side * TURN_ARROW.tip, 0],
    [side * TURN_ARROW.back, TURN_ARROW.half],
    [side * TURN_ARROW.notch, 0],
  ]),
);

/** The band in which a projectile may lie beside its shooter. */
export const RingBand = memo(function RingBand({ ring, projectileRadiusMm }: RingBandProps) {
  const { xMm, yMm, radiusMm } = ring.origin;
  const outerMm = radiusMm + ring.maxGapMm + 2 * projectileRadiusMm;
  const border = useMemo(() => dashedCircle(outerMm, Math.round((2 * Math.PI * outerMm) / DASH_MM)), [outerMm]);
  const widthMm = outerMm - radiusMm;
  return (
    <Group transform={[{ translateX: xMm }, { translateY: yMm }]}>
      <Circle r={radiusMm + widthMm / 2} style="stroke" strokeWidth={widthMm} color={STATE.goldLight} opacity={LIGHT} />
      <Path path={border} color={STATE.outline} style="stroke" strokeWidth={EDGE_MM} strokeCap="round" opacity={0.75} />
      <Path path={border} color={STATE.gold} style="stroke" strokeWidth={LINE_MM} strokeCap="round" />
    </Group>
  );
});

/** From the shooter to the knob, under both. */
export const RingArm = memo(function RingArm({ ring, knob }: Omit<RingKnobProps, 'projection' | 'lies'>) {
  const origin = vec(ring.origin.xMm, ring.origin.yMm);
  const opacity = useDerivedValue(() => (knob.get().isShown ? 1 : 0));
  const end = useDerivedValue(() => vec(knob.get().xMm, knob.get().yMm));
  return (
    <Group opacity={opacity}>
      <Line p1={origin} p2={end} color={STATE.outline} strokeWidth={4} opacity={0.7} />
      <Line p1={origin} p2={end} color={UI.brassLight} strokeWidth={1.8} />
    </Group>
  );
});

/** A brass knob that is turned round the shooter: over every disc, or nobody would find it. */
export const RingKnob = memo(function RingKnob({ ring, knob, projection, lies }: RingKnobProps) {
  const { xMm: originX, yMm: originY } = ring.origin;
  const opacity = useDerivedValue(() => (knob.get().isShown ? 1 : 0));
  const transform = useDerivedValue(() => {
    const { xMm, yMm, isHeld } = knob.get();
    const radiusMm = KNOB_RADIUS_PX / projection.get().pxPerMm;
    return [{ translateX: xMm }, { translateY: yMm }, { scale: isHeld ? radiusMm * HELD_SCALE : radiusMm }];
  });
  // Its light and its shadow are not the board's.
  const upright = [{ matrix: quarterTurn(undone(lies)) }];
  const turn = useDerivedValue(() => {
    const { xMm, yMm } = knob.get();
    return [{ rotate: Math.atan2(yMm - originY, xMm - originX) + Math.PI / 2 }];
  });
  return (
    <Group opacity={opacity}>
      <Group transform={transform}>
        <Group transform={upright}>
          <Circle cx={SHADOW.x} cy={SHADOW.y} r={1.06} color={STATE.outline} opacity={0.45} />
          <Circle r={1} color={STATE.outline} />
          <Circle r={0.92}>
            <RadialGradient c={vec(-0.35, -0.45)} r={1.5} colors={[UI.buttonTop, UI.brass, UI.brassDark]} />
          </Circle>
        </Group>
        <Circle r={0.72} style="stroke" strokeWidth={0.06} color={UI.brassDark} />
        <Group transform={turn}>
          {RIDGES.map((along) => (
            <Line
              key={along}
              p1={vec(along, -0.36)}
              p2={vec(along, 0.36)}
              color={UI.buttonInk}
              strokeWidth={0.11}
              strokeCap="round"
            />
          ))}
          {TURN_ARROWS.map((arrow, side) => (
            <Group key={side}>
              <Path path={arrow} color={STATE.outline} style="stroke" strokeWidth={0.2} strokeJoin="round" />
              <Path path={arrow} color={STATE.gold} />
            </Group>
          ))}
        </Group>
      </Group>
    </Group>
  );
});
