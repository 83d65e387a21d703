import { PixelRatio } from 'react-native';
import type { Purse } from '../../../../rules/conquest';
import { Painted } from '../../../kit/glyph';
import { tokenPicture } from '../catalogue/cards/pictures';

const SIDE_PT = 40;

export interface TokenFaceProps {
  readonly purse: Purse;
  readonly sizePt?: number;
}

/** One token, beside words that count it. */
export const TokenFace = ({ purse, sizePt = SIDE_PT }: TokenFaceProps) => (
  <Painted
    aria-hidden
    picture={tokenPicture(purse, sizePt, PixelRatio.get())}
    style={{ width: sizePt, height: sizePt }}
  />
);
