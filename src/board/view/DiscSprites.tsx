import { Atlas } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { SharedValue } from 'react-native-reanimated';
import type { Flight } from '../../physics/flight';
import type { DiscAtlas } from '../sprites';
import { placementsOf } from './placements';
import type { BoardScene } from './scene';
import { spritesOf } from './sprites';
import { useTransforms } from './useTransforms';

export interface DiscSpritesProps {
  readonly scene: BoardScene;
  readonly atlas: DiscAtlas;
  readonly flight: Flight | null;
  readonly clockMs: SharedValue<number>;
  readonly selectedId: string | null;
  readonly selectedLift: SharedValue<number>;
}

/** All discs, shadows and marks in one draw. While they fly, only the table of transforms changes. */
export const DiscSprites = memo(function DiscSprites(props: DiscSpritesProps) {
  const { scene, atlas, flight, clockMs, selectedId, selectedLift } = props;
  const sprites = useMemo(() => spritesOf(scene, selectedId), [scene, selectedId]);
  const pictures = useMemo(() => sprites.flatMap(({ key }) => atlas.sprite(key)?.rect ?? []), [atlas, sprites]);
  const placements = useMemo(
    () => placementsOf(atlas, sprites, flight, selectedId),
    [atlas, sprites, flight, selectedId],
  );
  const transforms = useTransforms({ placements, mmPerPx: 1 / atlas.pxPerMm, flight, clockMs, selectedLift });

  return <Atlas image={atlas.image} sprites={pictures} transforms={transforms} />;
});
