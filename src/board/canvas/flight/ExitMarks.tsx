import { Group, Path } from '@shopify/react-native-skia';
import { memo } from 'react';
import { STATE } from '../../../theme';
import { polygon } from '../shapes/polygon';
import type { BoardScene, ExitMark } from '../../scene/scene';

export interface ExitMarksProps {
  readonly exits: readonly ExitMark[];
  readonly scene: BoardScene;
}

const EDGE_MM = 1.6;

/** A chevron that points back inside, across the edge; drawn to point along x. */
const CHEVRON = polygon([
  [-4.4, -7],
  [0.6, 0],
  [-4.4, 7],
  [-1.2, 7],
  [4.2, 0],
  [-1.2, -7],
]);

/** Which way is inside, from a place on the edge. */
export function inwardRad({ xMm, yMm }: ExitMark, { widthMm, heightMm }: BoardScene): number {
  const edges = [
    { gapMm: xMm, angleRad: 0 },
    { gapMm: yMm, angleRad: Math.PI / 2 },
    { gapMm: widthMm - xMm, angleRad: Math.PI },
    { gapMm: heightMm - yMm, angleRad: -Math.PI / 2 },
  ];
  return edges.reduce((nearest, edge) => (edge.gapMm < nearest.gapMm ? edge : nearest)).angleRad;
}

/** Where discs left the board: they came back exactly there. */
export const ExitMarks = memo(function ExitMarks({ exits, scene }: ExitMarksProps) {
  return exits.map((exit, index) => (
    <Group
      key={index}
      transform={[{ translateX: exit.xMm }, { translateY: exit.yMm }, { rotate: inwardRad(exit, scene) }]}
    >
      <Path path={CHEVRON} color={STATE.outline} style="stroke" strokeWidth={EDGE_MM} strokeJoin="round" />
      <Path path={CHEVRON} color={STATE.gold} />
    </Group>
  ));
});
