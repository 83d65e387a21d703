import { Image, StyleSheet, View } from 'react-native';
import { BOARD_IMAGES } from '../../board';
import { BOARD_MM } from '../../rules/table';
import type { ShownTable } from '../../session';
import { CLIP, RADIUS, UI, withAlpha } from '../../theme';
import { DiscFace } from '../cards';
import { sceneOf } from '../table/play/sceneOf';

export interface TablePictureProps {
  readonly table: ShownTable;
  readonly widthPt: number;
}

/** The side of a disc's picture, which has room for its shadow. */
const FACE_PER_RADIUS = 2.44;

/** The board as it stands, small: pictures laid on a picture, for a list bears no canvas. Words beside it say more. */
export function TablePicture({ table, widthPt }: TablePictureProps) {
  const ptPerMm = widthPt / BOARD_MM.width;
  const { room, pieces } = sceneOf(table);
  return (
    <View aria-hidden style={[styles.board, { width: widthPt, height: BOARD_MM.height * ptPerMm }]}>
      <Image source={BOARD_IMAGES[room]} style={styles.fill} resizeMode="cover" />
      {pieces.map(({ id, piece, xMm, yMm, radiusMm }) => {
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
