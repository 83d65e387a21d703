import { Image, PixelRatio } from 'react-native';
import type { PieceTone } from '../../../../../board';
import type { PieceId } from '../../catalogue';
import { discPicture } from './discPicture';

export interface DiscFaceProps {
  readonly piece: PieceId;
  /** The side of the picture: the disc with a little room for its shadow. */
  readonly sizePt: number;
  readonly tone?: PieceTone;
}

/** A disc beside words that name it: a screen reader passes over the picture. */
export function DiscFace({ piece, sizePt, tone = 'normal' }: DiscFaceProps) {
  const uri = discPicture(piece, PixelRatio.getPixelSizeForLayoutSize(sizePt), tone);
  return <Image aria-hidden source={{ uri }} style={{ width: sizePt, height: sizePt }} />;
}
