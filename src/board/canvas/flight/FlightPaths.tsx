import { DashPathEffect, Group, Path, Rect, Skia } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import { filmAtMs } from '../../../lib';
import type { Flight } from '../../../physics/flight';
import { PATHS, type PathLook } from '../../../theme';
import { dashedCircle } from '../shapes/dashed';
import { flightPathsOf, shareBehind, type FlightPath } from '../../flights/flightPaths';
import { polygon } from '../shapes/polygon';
import type { BoardScene } from '../../scene/scene';
import type { FlightClock } from '../../flights/useFlightClock';

export interface FlightPathsProps {
  /** Whose ways are drawn. */
  readonly flight: Flight;
  readonly scene: BoardScene;
  readonly isHushed: boolean;
  /** null: all of it is over. */
  readonly clock: FlightClock | null;
}

const LINE_MM = 2.4;
const EDGE_MM = 4.6;
const GHOST_DASHES = 9;
/** An arrow on a shorter stretch would hide it. */
const ARROW_FROM_MM = 26;
const ARROW_AT = 0.56;

/** Drawn to point along x. */
const ARROW = polygon([
  [7, 0],
  [-4.6, -5.4],
  [-1.6, 0],
  [-4.6, 5.4],
]);

/** Colour and dash both tell movers apart; the disc that was flicked has a line of its own. */
const lookOf = (index: number): PathLook => {
  const others = PATHS.others;
  return index === 0 ? PATHS.flicked : (others[(index - 1) % others.length] ?? PATHS.flicked);
};

function lineOf({ legs }: FlightPath) {
  const builder = Skia.PathBuilder.Make();
  legs.forEach(({ fromXMm, fromYMm, toXMm, toYMm }, index) => {
    if (index === 0) builder.moveTo(fromXMm, fromYMm);
    builder.lineTo(toXMm, toYMm);
  });
  return builder.build();
}

/** A stretch that is long enough bears an arrow, once the disc has come past it. */
const arrowsOf = ({ legs, lengthMm }: FlightPath) =>
  legs
    .filter((leg) => leg.lengthMm >= ARROW_FROM_MM)
    .map(({ fromXMm, fromYMm, toXMm, toYMm, behindMm, lengthMm: longMm }) => ({
      xMm: fromXMm + (toXMm - fromXMm) * ARROW_AT,
      yMm: fromYMm + (toYMm - fromYMm) * ARROW_AT,
      angleRad: Math.atan2(toYMm - fromYMm, toXMm - fromXMm),
      share: (behindMm + longMm * ARROW_AT) / lengthMm,
    }));

type ArrowPlace = ReturnType<typeof arrowsOf>[number];

function Arrow({ at, color, behind }: { at: ArrowPlace; color: string; behind: SharedValue<number> }) {
  const { xMm, yMm, angleRad, share } = at;
  const opacity = useDerivedValue(() => (behind.get() >= share ? 1 : 0));
  return (
    <Group opacity={opacity} transform={[{ translateX: xMm }, { translateY: yMm }, { rotate: angleRad }]}>
      <Path path={ARROW} color={PATHS.edge} style="stroke" strokeWidth={EDGE_MM - LINE_MM} strokeJoin="round" />
      <Path path={ARROW} color={color} />
    </Group>
  );
}

interface PathLineProps {
  readonly path: FlightPath;
  readonly look: PathLook;
  readonly radiusMm: number;
  readonly clock: FlightClock | null;
}

/** The width that a disc swept, its line, and a ring where it set out. */
function PathLine({ path, look: { color, dashMm }, radiusMm, clock }: PathLineProps) {
  const line = useMemo(() => lineOf(path), [path]);
  const arrows = useMemo(() => arrowsOf(path), [path]);
  const ghost = useMemo(() => dashedCircle(radiusMm, GHOST_DASHES), [radiusMm]);
  const shownMs = clock?.shown.ms;
  const showing = clock?.showing;
  const behind = useDerivedValue(() =>
    shownMs === undefined || showing === undefined
      ? 1
      : shareBehind(path, filmAtMs(shownMs.get(), showing.get().tempo)),
  );
  const seen = useDerivedValue(() => (behind.get() > 0 ? 1 : 0));
  const [first] = path.legs;
  const stroke = { path: line, end: behind, style: 'stroke', strokeJoin: 'round' } as const;
  return (
    <Group opacity={seen}>
      <Path {...stroke} color={color} opacity={PATHS.sweptAlpha} strokeWidth={2 * radiusMm} />
      {first && (
        <Group transform={[{ translateX: first.fromXMm }, { translateY: first.fromYMm }]}>
          <Path path={ghost} color={PATHS.edge} style="stroke" strokeWidth={EDGE_MM} />
          <Path path={ghost} color={color} style="stroke" strokeWidth={LINE_MM} />
        </Group>
      )}
      <Path {...stroke} color={PATHS.edge} strokeWidth={EDGE_MM} strokeCap="round" />
      <Path {...stroke} color={color} strokeWidth={LINE_MM}>
        {dashMm && <DashPathEffect intervals={[...dashMm]} />}
      </Path>
      {arrows.map((arrow) => (
        <Arrow key={arrow.share} at={arrow} color={color} behind={behind} />
      ))}
    </Group>
  );
}

/** The ways that discs went; while a flight is on, as far as they have come. */
export const FlightPaths = memo(function FlightPaths({ flight, scene, isHushed, clock }: FlightPathsProps) {
  const { widthMm, heightMm, pieces } = scene;
  const paths = useMemo(() => flightPathsOf(flight), [flight]);
  return (
    <>
      {isHushed && <Rect x={0} y={0} width={widthMm} height={heightMm} color={PATHS.edge} opacity={PATHS.duskAlpha} />}
      {paths.map((path, index) => (
        <PathLine
          key={path.discId}
          path={path}
          look={lookOf(index)}
          radiusMm={pieces.find(({ id }) => id === path.discId)?.radiusMm ?? 0}
          clock={clock}
        />
      ))}
    </>
  );
});
