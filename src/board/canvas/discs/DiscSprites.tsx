import { Atlas } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { Quarters } from '../../../lib';
import type { Flight } from '../../../physics/flight';
import type { BoardCatalogue } from '../../look';
import type { DiscAtlas } from '../../sprites';
import type { FlightShow } from '../../scene/boardViewProps';
import { uprightOn } from '../quarterTurn';
import { placementsOf } from './placements';
import { runsOf, type Run } from './runs';
import type { BoardScene } from '../../scene/scene';
import type { SceneChange } from '../../scene/sceneChange';
import { spritesOf } from '../../scene/sprites';
import { StillSprites } from './StillSprites';
import type { DiscId } from '../../../rules/flicking';
import { useTransforms, type Movers } from './useTransforms';

export interface DiscSpritesProps extends Movers {
  readonly catalogue: BoardCatalogue;
  readonly pieces: BoardScene['pieces'];
  readonly atlas: DiscAtlas;
  /** How the board lies under them. */
  readonly lies: Quarters;
  readonly flight: Flight | null;
  readonly falls: FlightShow['falls'];
  readonly change: SceneChange;
  readonly selectedId: DiscId | null;
  readonly movableIds: readonly DiscId[];
  /** A hand may carry some of them. */
  readonly isInHand: boolean;
}

interface MovingSpritesProps extends Movers, Pick<DiscSpritesProps, 'atlas' | 'lies' | 'flight'> {
  readonly run: Run;
}

/** While they fly, only the table of transforms changes. */
function MovingSprites({ run, atlas, lies, flight, ...movers }: MovingSpritesProps) {
  const { placements, pictures } = run;
  const transforms = useTransforms({
    ...{ placements, mmPerPx: 1 / atlas.pxPerMm, upright: uprightOn(lies), flight },
    ...movers,
  });
  return <Atlas image={atlas.image} sprites={[...pictures]} transforms={transforms} />;
}

/** All discs, shadows and marks, each of which lies on those before it. */
export const DiscSprites = memo(function DiscSprites(props: DiscSpritesProps) {
  const { catalogue, pieces, atlas, lies, flight, falls, change, selectedId, movableIds, isInHand, ...movers } = props;
  const sprites = useMemo(
    // What is not painted yet is seen as soon as it is.
    () => spritesOf(catalogue, pieces, { selectedId, movableIds }).filter(({ key }) => atlas.sprite(key) !== null),
    [catalogue, pieces, selectedId, movableIds, atlas],
  );
  const placements = useMemo(
    () => placementsOf(atlas, sprites, { lies, flight, selectedId, change, falls }),
    [atlas, sprites, lies, flight, selectedId, change, falls],
  );
  const runs = useMemo(() => runsOf(atlas, sprites, placements, isInHand), [atlas, sprites, placements, isInHand]);
  return runs.map((run, at) =>
    run.isStill ? (
      <StillSprites key={at} run={run} atlas={atlas} lies={lies} />
    ) : (
      <MovingSprites key={at} run={run} atlas={atlas} lies={lies} flight={flight} {...movers} />
    ),
  );
});
