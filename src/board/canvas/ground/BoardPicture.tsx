import { FilterMode, Image, MipmapMode, useImage } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { Quarters } from '../../../lib';
import { besideMm } from '../../camera';
import { bakeImage, faceOf, type Ground } from '../../look';
import { drawGround } from './drawGround';
import { useFarewell } from '../life/useFarewell';

export interface BoardPictureProps {
  readonly ground: Ground;
  readonly lies: Quarters;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rimMm?: number;
  /** Device pixels for each millimetre with the whole board in sight: the picture is brought to this scale once. */
  readonly fitPxPerMm: number;
  readonly isCloser: boolean;
}

const SMOOTH = { filter: FilterMode.Linear, mipmap: MipmapMode.None };

/** The face of the board, lying on the table; a closer look shows the face as finely as it was painted. */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  const { ground, lies, widthMm, heightMm, rimMm = 0, fitPxPerMm, isCloser } = props;
  const face = useImage(faceOf(ground, lies));
  const marginMm = besideMm({ widthMm, heightMm, rimMm });
  const acrossMm = widthMm + 2 * marginMm;
  const downMm = heightMm + 2 * marginMm;
  const picture = useMemo(() => {
    if (fitPxPerMm === 0 || !face) return null;
    return bakeImage(acrossMm * fitPxPerMm, downMm * fitPxPerMm, (canvas) => {
      canvas.scale(fitPxPerMm, fitPxPerMm);
      drawGround(canvas, { widthMm, heightMm, rimMm }, face, lies);
    });
  }, [face, lies, fitPxPerMm, acrossMm, downMm, widthMm, heightMm, rimMm]);
  useFarewell(picture);

  return (
    <>
      {/* The first thing drawn, and it covers the canvas: there is nothing to blend it with. */}
      <Image
        blendMode="src"
        image={picture}
        x={-marginMm}
        y={-marginMm}
        width={acrossMm}
        height={downMm}
        fit="fill"
        sampling={SMOOTH}
      />
      {isCloser && (
        <Image
          image={face}
          x={-rimMm}
          y={-rimMm}
          width={widthMm + 2 * rimMm}
          height={heightMm + 2 * rimMm}
          fit="fill"
          sampling={SMOOTH}
        />
      )}
    </>
  );
});
