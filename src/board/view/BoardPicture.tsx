import { Image, Rect, useImage, type SkImage } from '@shopify/react-native-skia';
import { memo, useMemo } from 'react';
import { ROOMS, type RoomId } from '../../theme';
import { bakeImage, drawImageIn } from '../look';
import { BOARD_IMAGES } from './boardImages';

export interface BoardPictureProps {
  readonly room: RoomId;
  readonly widthMm: number;
  readonly heightMm: number;
  /** Device pixels for each millimetre: the face is brought to this scale once, not at every frame. */
  readonly pxPerMm: number;
}

function useFace({ room, widthMm, heightMm, pxPerMm }: BoardPictureProps): SkImage | null {
  const source = useImage(BOARD_IMAGES[room] ?? null);
  const face = useMemo(() => {
    if (!source) return null;
    const widthPx = widthMm * pxPerMm;
    // A face that would have to grow is left as it is: scaling it up while drawing costs nothing and needs no memory.
    if (widthPx === 0 || widthPx >= source.width()) return source;
    const heightPx = heightMm * pxPerMm;
    return bakeImage(widthPx, heightPx, (canvas) => drawImageIn(canvas, source, 0, 0, widthPx, heightPx));
  }, [source, widthMm, heightMm, pxPerMm]);
  return face;
}

/** The face of the room, flat on the table. */
export const BoardPicture = memo(function BoardPicture(props: BoardPictureProps) {
  const { room, widthMm, heightMm } = props;
  const face = useFace(props);
  if (!face) return <Rect x={0} y={0} width={widthMm} height={heightMm} color={ROOMS[room].ground[1]} />;
  return <Image image={face} x={0} y={0} width={widthMm} height={heightMm} fit="fill" />;
});
