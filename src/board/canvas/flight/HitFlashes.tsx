import { Atlas, Group, PaintStyle, Skia, StrokeJoin, type SkImage } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { shownAtMs } from '../../../lib';
import { MOTION, MOTION_MS, STATE, UI } from '../../../theme';
import type { Projection } from '../../camera';
import { bakeForCanvas } from '../../look';
import type { Flash } from '../../scene/boardViewProps';
import { keepPictures } from '../life/keptPictures';
import { useKept } from '../life/useKept';
import { polygon } from '../shapes/polygon';
import type { FlightClock } from '../../flights/useFlightClock';

export interface HitFlashesProps {
  readonly flashes: readonly Flash[];
  readonly clock: FlightClock;
  readonly projection: SharedValue<Projection>;
  /** Of the canvas. */
  readonly life: number;
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

const SPARKS = keepPictures<SkImage>(1, (spark) => spark.dispose());

/** As large as a flash ever is. */
function paintSpark(): SkImage {
  const pxPerUnit = (MOTION.hitFlashPt / 2) * PixelRatio.get();
  const sidePx = Math.ceil(2 * (LONG + EDGE) * pxPerUnit);
  return bakeForCanvas(sidePx, sidePx, (canvas) => {
    canvas.translate(sidePx / 2, sidePx / 2);
    canvas.scale(pxPerUnit, pxPerUnit);
    const edge = Skia.Paint();
    edge.setColor(Skia.Color(STATE.targetDeep));
    edge.setStyle(PaintStyle.Stroke);
    edge.setStrokeWidth(EDGE);
    edge.setStrokeJoin(StrokeJoin.Round);
    canvas.drawPath(SPARK, edge);
    const heart = Skia.Paint();
    heart.setColor(Skia.Color(UI.prompt));
    canvas.drawPath(SPARK, heart);
  });
}

/** 0 before and after; bursts at once, then dies away. */
export function brightnessAt(sinceMs: number): number {
  'worklet';
  return sinceMs < 0 || sinceMs >= MOTION_MS.hitFlash ? 0 : 1 - sinceMs / MOTION_MS.hitFlash;
}

interface HitFlashProps extends Pick<HitFlashesProps, 'clock' | 'projection'> {
  readonly flash: Flash;
  readonly spark: SkImage;
}

function HitFlash({ flash, spark, clock, projection }: HitFlashProps) {
  const { xMm, yMm, atMs } = flash;
  const { shown, showing } = clock;
  const shownMs = shown.ms;
  const pxPerPt = PixelRatio.get();
  const middlePx = spark.width() / 2;
  const brightness = useDerivedValue(() => brightnessAt(shownMs.get() - shownAtMs(atMs, showing.get().tempo)));
  const transforms = useDerivedValue(() => {
    const size = LEAST_SIZE + (1 - LEAST_SIZE) * (1 - brightness.get());
    // What is not seen costs nothing.
    const scale = brightness.get() === 0 ? 0 : size / (pxPerPt * projection.get().pxPerMm);
    return [Skia.RSXform(scale, 0, xMm - scale * middlePx, yMm - scale * middlePx)];
  });
  const whole = useMemo(() => [Skia.XYWHRect(0, 0, spark.width(), spark.height())], [spark]);
  return (
    <Group opacity={brightness}>
      <Atlas image={spark} sprites={whole} transforms={transforms} />
    </Group>
  );
}

/** A spark wherever a blow of the flight does harm, as wide on the screen at every zoom. */
export const HitFlashes = memo(function HitFlashes({ flashes, life, ...shown }: HitFlashesProps) {
  const name = useMemo(() => [PixelRatio.get(), life], [life]);
  const spark = useKept(SPARKS, name, paintSpark);
  return spark && flashes.map((flash, index) => <HitFlash key={index} flash={flash} spark={spark} {...shown} />);
});
