import { useState, useSyncExternalStore } from 'react';
import { Image, type ImageProps } from 'react-native';
import type { PaintedUri, Picture } from './paintedOnce';

export interface PaintedProps extends Omit<ImageProps, 'source'> {
  readonly picture: Picture;
}

/** The picture, as soon as it is painted. */
function usePainted(picture: Picture): PaintedUri {
  const [shown, show] = useState(picture);
  if (shown.name !== picture.name) show(picture);
  return useSyncExternalStore(shown.want, shown.find, shown.find);
}

/** A picture that is painted when there is time: until then its room is kept. */
export function Painted({ picture, ...image }: PaintedProps) {
  const uri = usePainted(picture);
  return uri === undefined ? (
    <Image {...image} dataSet={{ mark: 'until-painted' }} />
  ) : (
    <Image {...image} source={{ uri }} />
  );
}
