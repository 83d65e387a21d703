import { Image, StyleSheet, View } from 'react-native';
import { BOARD_IMAGES } from '../../board';
import { BOARD_HOLES, BOARD_MM, DISC_RADIUS_MM, type BoardId } from '../../rules/table';
import { CLIP, RADIUS, UI, withAlpha } from '../../theme';
import { DiscFace } from './discPicture/DiscFace';

export interface BoardFaceProps {
  readonly board: BoardId;
  readonly widthPt: number;
}

/** A disc’s picture has room for its shadow. */
const FACE_PER_RADIUS = 2.44;

/** The empty board of a room with its obstacles, small: the painted face itself, and no canvas. Words beside it say more. */
export function BoardFace({ board, widthPt }: BoardFaceProps) {
  const ptPerMm = widthPt / BOARD_MM.width;
  const sidePt = Math.round(DISC_RADIUS_MM.large * FACE_PER_RADIUS * ptPerMm);
  return (
    <View aria-hidden style={[styles.board, { width: widthPt, height: BOARD_MM.height * ptPerMm }]} testID="board-face">
      <Image source={BOARD_IMAGES[board]} style={styles.fill} resizeMode="cover" />
      {BOARD_HOLES[board].map(({ x, y }, index) => (
        <View key={index} style={[styles.disc, { left: x * ptPerMm - sidePt / 2, top: y * ptPerMm - sidePt / 2 }]}>
          <DiscFace piece={`pillar-${board}`} sizePt={sidePt} />
        </View>
      ))}
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
