import { StyleSheet, View } from 'react-native';
import { CARD, mix, UI, type Hex } from '../../../theme';
import { gradient } from '../../components/gradient';
import { Words } from '../../components';
import { Glyph, type GlyphId } from '../../glyph';

export interface StepFaceProps {
  readonly glyph: GlyphId;
  readonly ground: Hex;
  readonly modifier?: GlyphId | null;
  readonly count?: number;
  readonly isChain?: boolean;
}

const STEP_FACE_PT = 34;
const MODIFIER_PT = 18;

const enamel = (ground: Hex) =>
  gradient(
    `linear-gradient(160deg, ${mix(ground, CARD.icon, 0.25)} 0%, ${ground} 45%, ${mix(ground, UI.shade, 0.35)} 100%)`,
  );

/** An icon of a card: enamel in a dark rim; a chain's rim is linked, a modifier sits on its shoulder. */
export function StepFace({ glyph, ground, modifier = null, count = 1, isChain = false }: StepFaceProps) {
  return (
    <View aria-hidden style={styles.box}>
      <View style={[styles.rim, isChain && styles.links]}>
        <View style={[styles.enamel, enamel(ground)]}>
          <Glyph id={glyph} sizePt={20} colour={CARD.icon} />
        </View>
      </View>
      {modifier === null ? null : (
        <View style={styles.modifier}>
          <Glyph id={modifier} sizePt={12} colour={CARD.edge} />
        </View>
      )}
      <View style={styles.badge}>
        <Words type="label" colour={UI.ink} align="center">
          {count}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row', alignItems: 'flex-end', minHeight: STEP_FACE_PT + 6 },
  rim: {
    marginBottom: 5,
    width: STEP_FACE_PT,
    height: STEP_FACE_PT,
    borderRadius: STEP_FACE_PT / 2,
    borderWidth: 1.8,
    borderColor: CARD.edge,
  },
  links: { borderStyle: 'dashed', borderWidth: 2.6 },
  enamel: { flex: 1, borderRadius: STEP_FACE_PT / 2, alignItems: 'center', justifyContent: 'center' },
  modifier: {
    position: 'absolute',
    left: STEP_FACE_PT - 13,
    top: -4,
    width: MODIFIER_PT,
    height: MODIFIER_PT,
    borderRadius: MODIFIER_PT / 2,
    borderWidth: 1.2,
    borderColor: CARD.edge,
    backgroundColor: UI.gold,
    alignItems: 'center',
    justifyContent: 'center',
  },
  badge: {
    marginLeft: -13,
    minWidth: 19,
    borderRadius: 10,
    borderWidth: 1.2,
    borderColor: CARD.edge,
    backgroundColor: CARD.badge,
    paddingHorizontal: 3,
  },
});
