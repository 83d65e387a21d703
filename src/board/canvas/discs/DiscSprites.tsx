import { Atlas } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { Quarters } from '../../../lib';
import type { Flight } from '../../../physics/flight';
import type { BoardCatalogue } from '../../look';
import type { DiscAtlas } from '../../sprites';
import type { FlightShow } from '../../scene/boardViewProps';
import { uprightOn } from '../quarterTurn';
import { placementsOf } from './placements';
import type { BoardScene } from '../../scene/scene';
import type { SceneChange } from '../../scene/sceneChange';
import { spritesOf } from '../../scene/sprites';
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
}

/** All discs, shadows and marks in one draw. While they fly, only the table of transforms changes. */
export const DiscSprites = memo(function DiscSprites(props: DiscSpritesProps) {
  const { catalogue, pieces, atlas, lies, flight, falls, change, selectedId, movableIds, ...movers } = props;
  const sprites = useMemo(
    () => spritesOf(catalogue, pieces, { selectedId, movableIds }),
    [catalogue, pieces, selectedId, movableIds],
  );
  const pictures = useMemo(() => sprites.flatMap(({ key }) => atlas.sprite(key)?.rect ?? []), [atlas, sprites]);
  const placements = useMemo(
    () => placementsOf(atlas, sprites, { lies, flight, selectedId, change, falls }),
    [atlas, sprites, lies, flight, selectedId, change, falls],
  );
  const transforms = useTransforms({
    ...{ placements, mmPerPx: 1 / atlas.pxPerMm, upright: uprightOn(lies), flight },
    ...movers,
  });

  return <Atlas image={atlas.image} sprites={pictures} transforms={transforms} />;
});
