import { FilterMode, Image, MipmapMode, type SkImage } from '@shopify/react-native-skia';
import { memo, useEffect, useMemo, useState } from 'react';
import type { Quarters } from '../../../lib';
import { besideMm, type BoardSize } from '../../camera';
import { bakeForCanvas, faceOf, type Ground } from '../../look';
import { drawGround } from './drawGround';
import { keepPictures } from '../life/keptPictures';
import { useKept } from '../life/useKept';
import { useFace } from './useFace';

export interface BoardPictureProps {
  readonly ground: Ground;
  readonly lies: Quarters;
  readonly widthMm: number;
  readonly heightMm: number;
  readonly rimMm?: number;
  /** Device pixels for each millimetre with the whole board in sight: the picture is brought to this scale once. */
  readonly fitPxPerMm: number;
  readonly isCloser: boolean;
  /** Of the canvas: with its graphics card a picture may be lost. */
  readonly life: number;
}

const SMOOTH = { filter: FilterMode.Linear, mipmap: MipmapMode.None };

/** The board's, and the referee's. */
const PICTURES = keepPictures<SkImage>(2, (picture) => picture.dispose());

function paintedAt(pxPerMm: number, board: BoardSize, face: SkImage, lies: Quarters): SkImage {
  const marginMm = besideMm(board);
  const [acrossMm, downMm] = [board.widthMm + 2 * marginMm, board.heightMm + 2 * marginMm];
  return bakeForCanvas(acrossMm * pxPerMm, downMm * pxPerMm, (canvas) => {
    canvas.scale(pxPerMm, pxPerMm);
    drawGround(canvas, board, face, lies);
  });
}

/** This picture, or the last one until there is another. */
function useHeld(picture: SkImage | null): SkImage | null {
  const [last, setLast] = useState(picture);
  if (picture !== null && picture !== last) setLast(picture);
  const shown = picture ?? last;
  useEffect(() => (shown === null ? undefined : PICTURES.hold(shown)), [shown]);
  return shown;
}

/** The face of the board, lying on the table; a closer look shows the face as finely as it was painted. */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  const { ground, lies, widthMm, heightMm, rimMm = 0, fitPxPerMm, isCloser, life } = props;
  const source = faceOf(ground, lies);
  const name = useMemo(
    () => [source, lies, fitPxPerMm, widthMm, heightMm, rimMm, life],
    [source, lies, fitPxPerMm, widthMm, heightMm, rimMm, life],
  );
  // Another board may have brought the face to this scale already.
  const face = useFace(source, isCloser || PICTURES.find(name) === null);
  const paint = useMemo(
    () => (face === null ? null : () => paintedAt(fitPxPerMm, { widthMm, heightMm, rimMm }, face, lies)),
    [face, lies, fitPxPerMm, widthMm, heightMm, rimMm],
  );
  const picture = useKept(PICTURES, name, fitPxPerMm > 0 ? paint : null);
  const marginMm = besideMm({ widthMm, heightMm, rimMm });
  const acrossMm = widthMm + 2 * marginMm;
  const downMm = heightMm + 2 * marginMm;
  const shown = useHeld(picture);

  return (
    <>
      {/* The first thing drawn, and it covers the canvas: there is nothing to blend it with. */}
      <Image
        blendMode="src"
        image={shown}
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
