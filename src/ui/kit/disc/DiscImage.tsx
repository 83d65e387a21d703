import { Image, PixelRatio } from 'react-native';
import type { PieceTone } from '../../../board';
import { discPicture, type PieceLook } from './discPicture';

export interface DiscImageProps {
  readonly look: PieceLook;
  /** The side of the picture: the disc with a little room for its shadow. */
  readonly sizePt: number;
  readonly tone?: PieceTone;
}

/** A disc beside words that name it: a screen reader passes over the picture. */
export function DiscImage({ look, sizePt, tone = 'normal' }: DiscImageProps) {
  const uri = discPicture(look, PixelRatio.getPixelSizeForLayoutSize(sizePt), tone);
  return <Image aria-hidden source={{ uri }} style={{ width: sizePt, height: sizePt }} />;
}
