import { Circle, Group, Path, Rect } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { Region } from '../../../rules/flicking';
import { STATE } from '../../../theme';
import { dashedCircle, dashedRect } from '../shapes/dashed';

export interface PlacingLightsProps {
  readonly regions: readonly Region[];
}

const DASH_MM = 9;
const LINE_MM = 1.7;
const EDGE_MM = 3.4;
const LIGHT = 0.2;

function Border({ path }: { readonly path: ReturnType<typeof dashedRect> }) {
  return (
    <>
      <Path path={path} color={STATE.outline} style="stroke" strokeWidth={EDGE_MM} strokeCap="round" opacity={0.75} />
      <Path path={path} color={STATE.gold} style="stroke" strokeWidth={LINE_MM} strokeCap="round" />
    </>
  );
}

type Near = Extract<Region, { readonly kind: 'near' }>;
type Inside = Extract<Region, { readonly kind: 'inside' }>;

function LitRect({ rect }: Inside) {
  const border = useMemo(() => dashedRect(rect, DASH_MM), [rect]);
  const { xMm, yMm, widthMm, heightMm } = rect;
  return (
    <>
      <Rect x={xMm} y={yMm} width={widthMm} height={heightMm} color={STATE.goldLight} opacity={LIGHT} />
      <Border path={border} />
    </>
  );
}

/** The farthest that the rim of a piece may be. */
function LitRound({ xMm, yMm, radiusMm, maxGapMm }: Near) {
  const reachMm = radiusMm + maxGapMm;
  const border = useMemo(() => {
    return dashedCircle(reachMm, Math.max(8, Math.round((2 * Math.PI * reachMm) / DASH_MM)));
  }, [reachMm]);
  return (
    <Group transform={[{ translateX: xMm }, { translateY: yMm }]}>
      <Circle r={reachMm} color={STATE.goldLight} opacity={LIGHT} />
      <Border path={border} />
    </Group>
  );
}

/** Where pieces may be put down: lit, with a dashed border that is seen on every ground. */
export const PlacingLights = memo(function PlacingLights({ regions }: PlacingLightsProps) {
  return regions.map((region, index) =>
    region.kind === 'inside' ? <LitRect key={index} {...region} /> : <LitRound key={index} {...region} />,
  );
});
