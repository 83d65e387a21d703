import { createPicture, Picture, Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import type { Quarters } from '../../../lib';
import type { DiscAtlas } from '../../sprites';
import { NO_DRAG } from '../../flicking/shownDrag';
import { lay, uprightOn } from '../quarterTurn';
import type { Moment } from './moment';
import { spritePoseAt } from './placements';
import type { Run } from './runs';

export interface StillSpritesProps {
  readonly run: Run;
  readonly atlas: DiscAtlas;
  readonly lies: Quarters;
}

/** Any moment will do. */
const NOW: Moment = { flight: null, atMs: 0, selectedLift: 0, drag: NO_DRAG, changedMs: 0, frame: 0 };

function pictureOf({ pictures, placements }: Run, { image, pxPerMm }: DiscAtlas, lies: Quarters) {
  const transforms = placements.map((placement) => {
    const transform = Skia.RSXform(1, 0, 0, 0);
    const pose = spritePoseAt(placement, NOW);
    lay(transform, pose, placement, pose.scale / pxPerMm, uprightOn(lies));
    return transform;
  });
  return createPicture((canvas) => canvas.drawAtlas(image, [...pictures], transforms, Skia.Paint()));
}

/** Laid once: a frame in which others move only draws it again. */
export function StillSprites({ run, atlas, lies }: StillSpritesProps) {
  const picture = useMemo(() => pictureOf(run, atlas, lies), [run, atlas, lies]);
  return <Picture picture={picture} />;
}
