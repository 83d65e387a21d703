import { Group, Path } from '@shopify/react-native-skia';
import { memo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { STATE } from '../../../theme';
import { dashedCircle } from '../shapes/dashed';
import { polygon } from '../shapes/polygon';
import type { BoardScene } from '../../scene/scene';
import type { ShownDrag } from '../../flicking/shownDrag';

export interface DragSignProps {
  readonly drag: SharedValue<ShownDrag>;
  readonly pieces: BoardScene['pieces'];
}

/** In radii of the piece. */
const RING = dashedCircle(1.2, 12);
const BARRIER = dashedCircle(1.2, 4);
/** A cross whose arms reach over the rim: no colour is needed to see that a piece may not lie there. */
const CROSS = polygon(crossCorners(1.02, 0.13));

/** The corners of a cross of two bars that lean, all round. */
function crossCorners(reach: number, half: number): readonly (readonly [number, number])[] {
  const arm = [
    [half, -half],
    [reach, -half],
    [reach, half],
    [half, half],
  ] as const;
  return [45, 135, 225, 315].flatMap((degrees) => {
    const angleRad = (degrees * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angleRad), Math.sin(angleRad)];
    return arm.slice(0, 3).map(([x, y]) => [x * cos - y * sin, x * sin + y * cos] as const);
  });
}

/** Round a piece in the hand: a ring of gold dashes where it may lie, a red barrier and a cross where it may not. */
export const DragSign = memo(function DragSign({ drag, pieces }: DragSignProps) {
  const radiiMm = Object.fromEntries(pieces.map(({ id, radiusMm }) => [id, radiusMm]));
  const transform = useDerivedValue(() => {
    const { pieceId, xMm, yMm } = drag.get();
    return [{ translateX: xMm }, { translateY: yMm }, { scale: pieceId === null ? 0 : (radiiMm[pieceId] ?? 0) }];
  });
  const legal = useDerivedValue(() => (drag.get().isLegal ? 1 : 0));
  const illegal = useDerivedValue(() => (drag.get().isLegal ? 0 : 1));
  return (
    <Group transform={transform}>
      <Group opacity={legal}>
        <Path path={RING} color={STATE.goldDeep} style="stroke" strokeWidth={0.2} strokeCap="round" />
        <Path path={RING} color={STATE.gold} style="stroke" strokeWidth={0.12} strokeCap="round" />
      </Group>
      <Group opacity={illegal}>
        <Path path={BARRIER} color={STATE.targetDeep} style="stroke" strokeWidth={0.26} />
        <Path path={BARRIER} color={STATE.target} style="stroke" strokeWidth={0.16} />
        <Path path={CROSS} color={STATE.targetDeep} style="stroke" strokeWidth={0.14} strokeJoin="round" />
        <Path path={CROSS} color={STATE.target} />
      </Group>
    </Group>
  );
});
