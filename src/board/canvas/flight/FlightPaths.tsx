import { DashPathEffect, Group, Path, Rect, Skia } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { Flight } from '../../../physics/flight';
import { PATHS, type PathLook } from '../../../theme';
import { dashedCircle } from '../shapes/dashed';
import { flightPathsOf, type FlightPath } from '../../flights/flightPaths';
import type { BoardScene } from '../../scene/scene';
import type { FlightClock } from '../../flights/useFlightClock';
import {
  ARROW_AT,
  ARROW_FROM_MM,
  PATH_ARROW,
  PATH_EDGE_MM,
  PATH_GHOST_DASHES,
  PATH_LINE_MM,
  pathLookOf,
} from './pathShapes';
import { TrailSprites } from './TrailSprites';

export interface FlightPathsProps {
  /** Whose ways are drawn. */
  readonly flight: Flight;
  readonly scene: BoardScene;
  readonly isHushed: boolean;
  /** null: all of it is over. */
  readonly clock: FlightClock | null;
  readonly pxPerMm: number;
  /** Of the canvas. */
  readonly life: number;
}

function lineOf({ legs }: FlightPath) {
  const builder = Skia.PathBuilder.Make();
  legs.forEach(({ fromXMm, fromYMm, toXMm, toYMm }, index) => {
    if (index === 0) builder.moveTo(fromXMm, fromYMm);
    builder.lineTo(toXMm, toYMm);
  });
  return builder.build();
}

/** A stretch that is long enough bears an arrow. */
const arrowsOf = ({ legs }: FlightPath) =>
  legs
    .filter((leg) => leg.lengthMm >= ARROW_FROM_MM)
    .map(({ fromXMm, fromYMm, toXMm, toYMm, behindMm }) => ({
      xMm: fromXMm + (toXMm - fromXMm) * ARROW_AT,
      yMm: fromYMm + (toYMm - fromYMm) * ARROW_AT,
      angleRad: Math.atan2(toYMm - fromYMm, toXMm - fromXMm),
      behindMm,
    }));

type ArrowPlace = ReturnType<typeof arrowsOf>[number];

const Arrow = ({ at: { xMm, yMm, angleRad }, color }: { readonly at: ArrowPlace; readonly color: string }) => (
  <Group transform={[{ translateX: xMm }, { translateY: yMm }, { rotate: angleRad }]}>
    <Path
      path={PATH_ARROW}
      color={PATHS.edge}
      style="stroke"
      strokeWidth={PATH_EDGE_MM - PATH_LINE_MM}
      strokeJoin="round"
    />
    <Path path={PATH_ARROW} color={color} />
  </Group>
);

interface PathLineProps {
  readonly path: FlightPath;
  readonly look: PathLook;
  readonly radiusMm: number;
}

/** The width that a disc swept, its line, and a ring where it set out. */
function PathLine({ path, look: { color, dashMm }, radiusMm }: PathLineProps) {
  const line = useMemo(() => lineOf(path), [path]);
  const arrows = useMemo(() => arrowsOf(path), [path]);
  const ghost = useMemo(() => dashedCircle(radiusMm, PATH_GHOST_DASHES), [radiusMm]);
  const [first] = path.legs;
  const stroke = { path: line, style: 'stroke', strokeJoin: 'round' } as const;
  return (
    <>
      <Path {...stroke} color={color} opacity={PATHS.sweptAlpha} strokeWidth={2 * radiusMm} />
      {first && (
        <Group transform={[{ translateX: first.fromXMm }, { translateY: first.fromYMm }]}>
          <Path path={ghost} color={PATHS.edge} style="stroke" strokeWidth={PATH_EDGE_MM} />
          <Path path={ghost} color={color} style="stroke" strokeWidth={PATH_LINE_MM} />
        </Group>
      )}
      <Path {...stroke} color={PATHS.edge} strokeWidth={PATH_EDGE_MM} strokeCap="round" />
      <Path {...stroke} color={color} strokeWidth={PATH_LINE_MM}>
        {dashMm && <DashPathEffect intervals={[...dashMm]} />}
      </Path>
      {arrows.map((arrow) => (
        <Arrow key={arrow.behindMm} at={arrow} color={color} />
      ))}
    </>
  );
}

/** The ways that discs went; while a flight is on, as far as they have come. */
export const FlightPaths = memo(function FlightPaths(props: FlightPathsProps) {
  const { flight, scene, isHushed, clock, pxPerMm, life } = props;
  const { widthMm, heightMm, pieces } = scene;
  const paths = useMemo(() => flightPathsOf(flight), [flight]);
  const radiiMm = useMemo(
    () => paths.map(({ discId }) => pieces.find(({ id }) => id === discId)?.radiusMm ?? 0),
    [paths, pieces],
  );
  return (
    <>
      {isHushed && <Rect x={0} y={0} width={widthMm} height={heightMm} color={PATHS.edge} opacity={PATHS.duskAlpha} />}
      {clock !== null ? (
        <TrailSprites paths={paths} radiiMm={radiiMm} clock={clock} pxPerMm={pxPerMm} life={life} />
      ) : (
        paths.map((path, index) => (
          <PathLine key={path.discId} path={path} look={pathLookOf(index)} radiusMm={radiiMm[index] ?? 0} />
        ))
      )}
    </>
  );
});
