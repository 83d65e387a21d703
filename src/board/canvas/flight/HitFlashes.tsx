import { Group, Path } from '@shopify/react-native-skia';
import { memo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { shownAtMs } from '../../../lib';
import { MOTION, MOTION_MS, STATE, UI } from '../../../theme';
import type { Projection } from '../../camera';
import type { Flash } from '../../scene/boardViewProps';
import { polygon } from '../shapes/polygon';
import type { FlightClock } from '../../flights/useFlightClock';

export interface HitFlashesProps {
  readonly flashes: readonly Flash[];
  readonly clock: FlightClock;
  readonly projection: SharedValue<Projection>;
}

const POINTS = 8;
const LONG = 2;
const SHORT = 0.9;

/** Half as wide as a flash: its rays go twice as far as its heart. */
const SPARK = polygon(
  Array.from({ length: 2 * POINTS }, (_, corner) => {
    const reach = corner % 2 === 1 ? SHORT : corner % 4 === 0 ? LONG : LONG * 0.7;
    const angleRad = (corner * Math.PI) / POINTS;
    return [reach * Math.cos(angleRad), reach * Math.sin(angleRad)] as const;
  }),
);
const EDGE = 0.35;
const LEAST_SIZE = 0.6;

/** 0 before and after; bursts at once, then dies away. */
export function brightnessAt(sinceMs: number): number {
  'worklet';
  return sinceMs < 0 || sinceMs >= MOTION_MS.hitFlash ? 0 : 1 - sinceMs / MOTION_MS.hitFlash;
}

function HitFlash({ flash, clock, projection }: { readonly flash: Flash } & Omit<HitFlashesProps, 'flashes'>) {
  const { xMm, yMm, atMs } = flash;
  const { shown, showing } = clock;
  const shownMs = shown.ms;
  const brightness = useDerivedValue(() => brightnessAt(shownMs.get() - shownAtMs(atMs, showing.get().tempo)));
  const transform = useDerivedValue(() => {
    const size = LEAST_SIZE + (1 - LEAST_SIZE) * (1 - brightness.get());
    const scale = (size * MOTION.hitFlashPt) / 2 / projection.get().pxPerMm;
    return [{ translateX: xMm }, { translateY: yMm }, { scale }];
  });
  return (
    <Group transform={transform} opacity={brightness}>
      <Path path={SPARK} color={STATE.targetDeep} style="stroke" strokeWidth={EDGE} strokeJoin="round" />
      <Path path={SPARK} color={UI.prompt} />
    </Group>
  );
}

/** A spark wherever a blow of the flight does harm, as wide on the screen at every zoom. */
export const HitFlashes = memo(function HitFlashes({ flashes, ...shown }: HitFlashesProps) {
  return flashes.map((flash, index) => <HitFlash key={index} flash={flash} {...shown} />);
});
