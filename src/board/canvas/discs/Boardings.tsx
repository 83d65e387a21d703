import { Atlas, Skia } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue } from 'react-native-reanimated';
import type { Quarters } from '../../../lib';
import type { BoardCatalogue } from '../../look';
import type { DiscAtlas } from '../../sprites';
import { lay, uprightOn } from '../quarterTurn';
import { boardingPaths } from './boardingPaths';
import { boardingPoseAt } from './boardingPose';
import type { RunningClock } from '../../flights/runningClock';
import type { SceneChange } from '../../scene/sceneChange';

export interface BoardingsProps {
  readonly catalogue: BoardCatalogue;
  readonly boarding: SceneChange['boarding'];
  readonly atlas: DiscAtlas;
  readonly lies: Quarters;
  readonly clock: RunningClock;
}

/** Discs on their way onto others and off them: between the board and the rim, where they are as small as their picture. */
export const Boardings = memo(function Boardings({ catalogue, boarding, atlas, lies, clock }: BoardingsProps) {
  const paths = useMemo(
    () => boardingPaths(catalogue, [...boarding.values()], atlas, lies),
    [catalogue, boarding, atlas, lies],
  );
  const pictures = useMemo(() => paths.map(({ rect }) => rect), [paths]);
  const ways = useMemo(() => paths.map(({ rect: _picture, ...way }) => way), [paths]);
  const mmPerPx = 1 / atlas.pxPerMm;
  const upright = uprightOn(lies);
  const { ms } = clock;
  const transforms = useDerivedValue(() =>
    ways.map((way) => {
      const pose = boardingPoseAt(way, ms.get());
      const transform = Skia.RSXform(1, 0, 0, 0);
      lay(transform, pose, way, pose.scale * mmPerPx, upright);
      return transform;
    }),
  );
  return <Atlas image={atlas.image} sprites={pictures} transforms={transforms} />;
});
