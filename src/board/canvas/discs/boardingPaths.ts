import type { SkRect } from '@shopify/react-native-skia';
import { turnedBack, vec2, type Quarters } from '../../../lib';
import { ABOARD_RADIUS, aboardPlace, type BoardCatalogue } from '../../look';
import { bodyKey, shadowKey, type DiscAtlas } from '../../sprites';
import type { BoardingWay } from './boardingPose';
import type { Boarding } from '../../scene/sceneChange';
import { toneOf } from '../../scene/sprites';

export interface BoardingPath extends BoardingWay {
  readonly rect: SkRect;
}

/** Its shadow and its face as they were last seen, since those are baked; what was marked on it stays behind. */
function pathsOf(
  catalogue: BoardCatalogue,
  { piece, onto, slot, isLeaving }: Boarding,
  atlas: DiscAtlas,
  lies: Quarters,
): BoardingPath[] {
  const rim = turnedBack(vec2(...aboardPlace(slot)), lies);
  const onBoard = { xMm: piece.xMm, yMm: piece.yMm, scale: 1 };
  const onRim = {
    xMm: onto.xMm + rim.x * onto.radiusMm,
    yMm: onto.yMm + rim.y * onto.radiusMm,
    scale: (ABOARD_RADIUS * onto.radiusMm) / piece.radiusMm,
  };
  const way = isLeaving ? { from: onRim, to: onBoard } : { from: onBoard, to: onRim };
  return [shadowKey(piece.radiusMm), bodyKey(piece.piece, piece.radiusMm, toneOf(catalogue, piece))].flatMap((key) => {
    const sprite = atlas.sprite(key);
    if (sprite === null) return [];
    const { rect, originXPx, originYPx } = sprite;
    return [{ ...way, rect, originXPx, originYPx }];
  });
}

export const boardingPaths = (
  catalogue: BoardCatalogue,
  boarding: readonly Boarding[],
  atlas: DiscAtlas,
  lies: Quarters,
): readonly BoardingPath[] => boarding.flatMap((one) => pathsOf(catalogue, one, atlas, lies));
