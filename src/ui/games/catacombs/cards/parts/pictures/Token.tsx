import { Image, PixelRatio } from 'react-native';
import { bakeToken, type TokenId } from './bakeToken';

export interface TokenProps {
  readonly id: TokenId;
  readonly sizePt: number;
}

/** A life or a coin: the figure beside it is what a screen reader says. */
export function Token({ id, sizePt }: TokenProps) {
  const uri = bakeToken(id, PixelRatio.getPixelSizeForLayoutSize(sizePt));
  return <Image aria-hidden source={{ uri }} style={{ width: sizePt, height: sizePt }} />;
}
