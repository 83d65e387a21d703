import { Atlas, Skia, type SkRSXform } from '@shopify/react-native-skia';
import { bodyKey, liftedShadowKey, markKey, shadowKey, type AtlasSprite, type DiscAtlas } from '../../../board';
import type { SceneDisc } from './sceneDiscs';

const keysOf = ({ piece, radius, mark }: SceneDisc, isLifted: boolean): string[] => [
  isLifted ? liftedShadowKey(radius) : shadowKey(radius),
  bodyKey(piece, radius),
  ...(mark === null ? [] : [markKey(mark, radius)]),
];

const spritesOf = (atlas: DiscAtlas, disc: SceneDisc, isLifted: boolean): AtlasSprite[] =>
  keysOf(disc, isLifted).flatMap((key) => atlas.sprite(key) ?? []);

/** Puts the middle of a sprite on a point of the scene. */
function placed({ originXPx, originYPx }: AtlasSprite, { x, y }: SceneDisc, pxPerUnit: number): SkRSXform {
  return Skia.RSXform(1 / pxPerUnit, 0, x - originXPx / pxPerUnit, y - originYPx / pxPerUnit);
}

export interface SpritesProps {
  readonly atlas: DiscAtlas;
  readonly discs: readonly SceneDisc[];
  readonly isLifted?: boolean;
}

/** Discs with their shadows and marks, each a piece of one picture. */
export function Sprites({ atlas, discs, isLifted = false }: SpritesProps) {
  const drawn = discs.flatMap((disc) => spritesOf(atlas, disc, isLifted).map((sprite) => ({ disc, sprite })));
  return (
    <Atlas
      image={atlas.image}
      sprites={drawn.map(({ sprite }) => sprite.rect)}
      transforms={drawn.map(({ disc, sprite }) => placed(sprite, disc, atlas.pxPerMm))}
    />
  );
}
