import { Image, StyleSheet, View } from 'react-native';
import { BOARD_HOLES, BOARD, DISC_RADIUS_MM, type BoardId } from '../../../../rules/catacombs';
import { CLIP, RADIUS, UI, withAlpha } from '../../../../theme';
import { BOARD_IMAGES } from '../catalogue';
import { DiscFace, type DiscFaceProps } from './discPicture/DiscFace';

export interface FaceOnBoard extends Pick<DiscFaceProps, 'piece'> {
  readonly id: string;
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

export interface BoardFaceProps {
  readonly board: BoardId;
  /** Left out: what is on the board before anybody comes, its obstacles. */
  readonly faces?: readonly FaceOnBoard[];
  readonly widthPt: number;
}

/** A disc’s picture has room for its shadow. */
const FACE_PER_RADIUS = 2.44;

const obstaclesOf = (board: BoardId): readonly FaceOnBoard[] =>
  BOARD_HOLES[board].map(({ x, y }, index) => ({
    ...{ id: String(index), piece: `pillar-${board}` },
    ...{ xMm: x, yMm: y, radiusMm: DISC_RADIUS_MM.large },
  }));

/** A board and what lies on it, small: pictures laid on a picture, for a list bears no canvas. Words beside it say more. */
export function BoardFace({ board, faces = obstaclesOf(board), widthPt }: BoardFaceProps) {
  const ptPerMm = widthPt / BOARD.widthMm;
  return (
    <View aria-hidden style={[styles.board, { width: widthPt, height: BOARD.heightMm * ptPerMm }]} testID="board-face">
      <Image source={BOARD_IMAGES[board]} style={styles.fill} resizeMode="cover" />
      {faces.map(({ id, piece, xMm, yMm, radiusMm }) => {
        const sidePt = radiusMm * FACE_PER_RADIUS * ptPerMm;
        return (
          <View key={id} style={[styles.disc, { left: xMm * ptPerMm - sidePt / 2, top: yMm * ptPerMm - sidePt / 2 }]}>
            <DiscFace piece={piece} sizePt={sidePt} />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  board: {
    borderRadius: RADIUS.chip,
    ...CLIP,
    backgroundColor: UI.night,
    outlineWidth: 1,
    outlineStyle: 'solid',
    outlineColor: withAlpha(UI.brass, 0.5),
  },
  fill: { width: '100%', height: '100%' },
  disc: { position: 'absolute' },
});
