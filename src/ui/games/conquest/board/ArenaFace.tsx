import { Image, StyleSheet, View } from 'react-native';
import { ARENA_MM, type GroundId } from '../../../../rules/conquest';
import { CLIP, RADIUS, UI } from '../../../../theme';
import { DiscImage } from '../../../kit/disc';
import { GROUNDS } from '../catalogue/grounds';
import { FACES } from '../catalogue/discs';
import { RIM_MM } from '../catalogue/rim';
import { pieceOf, type LyingDisc } from './sceneOf';

export interface ArenaFaceProps {
  readonly ground: GroundId;
  readonly discs: readonly LyingDisc[];
  readonly widthPt: number;
}

/** A disc’s picture has room for its shadow. */
const FACE_PER_RADIUS = 2.44;

/** The arena and what lies in it, small: pictures laid on a picture, for a list bears no canvas. Words beside it say more. */
export function ArenaFace({ ground, discs, widthPt }: ArenaFaceProps) {
  const rimMm = RIM_MM[ground];
  const ptPerMm = widthPt / (ARENA_MM.widthMm + 2 * rimMm);
  const heightPt = (ARENA_MM.heightMm + 2 * rimMm) * ptPerMm;
  return (
    <View aria-hidden style={[styles.arena, { width: widthPt, height: heightPt }]} testID="arena-face">
      <Image source={GROUNDS[ground].faces[0]} style={styles.fill} resizeMode="cover" />
      {discs.map(({ id, xMm, yMm, radiusMm }) => {
        const sizePt = radiusMm * FACE_PER_RADIUS * ptPerMm;
        const at = { left: (xMm + rimMm) * ptPerMm - sizePt / 2, top: (yMm + rimMm) * ptPerMm - sizePt / 2 };
        return (
          <View key={id} style={[styles.disc, at]}>
            <DiscImage sheet={FACES} piece={pieceOf(id)} sizePt={sizePt} />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  arena: { borderRadius: RADIUS.chip, ...CLIP, backgroundColor: UI.night },
  fill: { width: '100%', height: '100%' },
  disc: { position: 'absolute' },
});
