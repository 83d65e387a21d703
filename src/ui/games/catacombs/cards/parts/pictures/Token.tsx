import { PixelRatio } from 'react-native';
import { Painted } from '../../../../../kit/glyph';
import { tokenPicture, type TokenId } from './tokenPicture';

export interface TokenProps {
  readonly id: TokenId;
  readonly sizePt: number;
}

/** A life or a coin: the figure beside it is what a screen reader says. */
export function Token({ id, sizePt }: TokenProps) {
  const picture = tokenPicture(id, PixelRatio.getPixelSizeForLayoutSize(sizePt));
  return <Painted aria-hidden picture={picture} style={{ width: sizePt, height: sizePt }} />;
}
