import { FilterMode, Image, MipmapMode, useImage } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import type { RoomId } from '../../../theme';
import { MARGIN_MM } from '../../camera';
import { bakeImage } from '../../look';
import { BOARD_IMAGES } from './boardImages';
import { drawGround } from './drawGround';
import { useFarewell } from '../life/useFarewell';

export interface BoardPictureProps {
  readonly room: RoomId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Device pixels for each millimetre with the whole board in sight: the picture is brought to this scale once. */
  readonly fitPxPerMm: number;
  readonly isCloser: boolean;
}

const SMOOTH = { filter: FilterMode.Linear, mipmap: MipmapMode.None };

/** The face of the room, lying on the table; a closer look shows the face as finely as it was painted. */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  const { room, widthMm, heightMm, fitPxPerMm, isCloser } = props;
  const face = useImage(BOARD_IMAGES[room]);
  const acrossMm = widthMm + 2 * MARGIN_MM;
  const downMm = heightMm + 2 * MARGIN_MM;
  const ground = useMemo(() => {
    if (fitPxPerMm === 0 || !face) return null;
    return bakeImage(acrossMm * fitPxPerMm, downMm * fitPxPerMm, (canvas) => {
      canvas.scale(fitPxPerMm, fitPxPerMm);
      drawGround(canvas, { widthMm, heightMm }, face);
    });
  }, [face, fitPxPerMm, acrossMm, downMm, widthMm, heightMm]);
  useFarewell(ground);

  return (
    <>
      {/* The first thing drawn, and it covers the canvas: there is nothing to blend it with. */}
      <Image
        blendMode="src"
        image={ground}
        x={-MARGIN_MM}
        y={-MARGIN_MM}
        width={acrossMm}
        height={downMm}
        fit="fill"
        sampling={SMOOTH}
      />
      {isCloser && <Image image={face} x={0} y={0} width={widthMm} height={heightMm} fit="fill" sampling={SMOOTH} />}
    </>
  );
});
