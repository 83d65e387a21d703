import { memo } from 'react';
import { Image, View } from 'react-native';
import type { PieceTone } from '../../../board';
import { CLIP } from '../../../theme';
import type { FaceSheet } from './faceSheet';

export interface DiscImageProps {
  /** Where its game keeps its faces. */
  readonly sheet: FaceSheet;
  readonly piece: string;
  /** The side of the picture: the disc with a little room for its shadow. */
  readonly sizePt: number;
  readonly tone?: PieceTone;
}

/** A disc beside words that name it: a screen reader passes over the picture. */
export const DiscImage = memo(function DiscImage({ sheet, piece, sizePt, tone = 'normal' }: DiscImageProps) {
  const { picture, columns, rows } = sheet;
  const number = sheet.numberOf(piece, tone);
  const face = number !== null && {
    position: 'absolute' as const,
    left: -(number % columns) * sizePt,
    top: -Math.floor(number / columns) * sizePt,
    width: columns * sizePt,
    height: rows * sizePt,
  };
  return (
    <View aria-hidden style={[CLIP, { width: sizePt, height: sizePt }]}>
      {face && <Image source={picture} style={face} />}
    </View>
  );
});
