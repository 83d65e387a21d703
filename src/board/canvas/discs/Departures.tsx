import { Atlas, Group, Skia } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { useDerivedValue } from 'react-native-reanimated';
import type { Quarters } from '../../../lib';
import { MOTION_MS } from '../../../theme';
import type { BoardCatalogue } from '../../look';
import type { DiscAtlas } from '../../sprites';
import { lay, uprightOn } from '../quarterTurn';
import type { RunningClock } from '../../flights/runningClock';
import type { ScenePiece } from '../../scene/scene';
import { spritesOf, type PieceSprite } from '../../scene/sprites';

export interface DeparturesProps {
  readonly catalogue: BoardCatalogue;
  readonly gone: readonly ScenePiece[];
  readonly atlas: DiscAtlas;
  readonly lies: Quarters;
  readonly clock: RunningClock;
  /** They only fade where motion is to be reduced. */
  readonly isShrinking: boolean;
}

const LEAST_SCALE = 0.6;
const UNMOVED = { selectedId: null, movableIds: [] } as const;

const isAtRest = ({ role, frame }: PieceSprite): boolean => role !== 'liftedShadow' && (frame === null || frame === 0);

/** Discs that have left the scene drop away through the board: smaller, fainter, gone. */
export const Departures = memo(function Departures(props: DeparturesProps) {
  const { catalogue, gone, atlas, lies, clock, isShrinking } = props;
  const leaving = useMemo(
    () =>
      spritesOf(catalogue, gone, UNMOVED)
        .filter(isAtRest)
        .flatMap(({ key, piece }) => {
          const sprite = atlas.sprite(key);
          return sprite ? [{ sprite, xMm: piece.xMm, yMm: piece.yMm }] : [];
        }),
    [catalogue, gone, atlas],
  );
  const pictures = useMemo(() => leaving.map(({ sprite }) => sprite.rect), [leaving]);
  const places = leaving.map(({ xMm, yMm, sprite: { originXPx, originYPx } }) => ({ xMm, yMm, originXPx, originYPx }));
  const mmPerPx = 1 / atlas.pxPerMm;
  const upright = uprightOn(lies);
  const { ms } = clock;
  const share = useDerivedValue(() => Math.min(1, ms.get() / MOTION_MS.departure));
  const opacity = useDerivedValue(() => 1 - share.get());
  const transforms = useDerivedValue(() => {
    const dropped = isShrinking ? share.get() * share.get() : 0;
    const size = mmPerPx * (1 - (1 - LEAST_SCALE) * dropped);
    return places.map((place) => {
      const transform = Skia.RSXform(1, 0, 0, 0);
      lay(transform, place, place, size, upright);
      return transform;
    });
  });

  return (
    <Group opacity={opacity}>
      <Atlas image={atlas.image} sprites={pictures} transforms={transforms} />
    </Group>
  );
});
