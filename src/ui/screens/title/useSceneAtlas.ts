import { useMemo } from 'react';
import { PixelRatio } from 'react-native';
import { bakeAtlas, type DiscAtlas } from '../../../board';
import { COURT, STRIKER } from './sceneDiscs';

/** The discs of the scene, drawn once for this screen's scale. */
export function useSceneAtlas(scale: number): DiscAtlas {
  return useMemo(() => {
    const discs = [...COURT, STRIKER];
    return bakeAtlas(
      discs.map(({ piece, radius }) => ({ piece, radiusMm: radius, tone: 'normal' })),
      discs.flatMap(({ mark, radius }) => (mark === null ? [] : [{ mark, radiusMm: radius }])),
      PixelRatio.get() * scale,
    );
  }, [scale]);
}
