import { Image, PixelRatio } from 'react-native';
import type { Purse } from '../../../../rules/conquest';
import { tokenPicture } from '../catalogue/cards/pictures';

const SIDE_PT = 40;

export interface TokenFaceProps {
  readonly purse: Purse;
  readonly sizePt?: number;
}

/** One token, beside words that count it. */
export const TokenFace = ({ purse, sizePt = SIDE_PT }: TokenFaceProps) => (
  <Image
    aria-hidden
    source={{ uri: tokenPicture(purse, sizePt, PixelRatio.get()) }}
    style={{ width: sizePt, height: sizePt }}
  />
);
