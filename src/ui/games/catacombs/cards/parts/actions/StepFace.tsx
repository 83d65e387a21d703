import { StyleSheet, View } from 'react-native';
import { CARD, mix, UI, type Hex } from '../../../../../../theme';
import { gradient, useTextScale, Words } from '../../../../../kit/components';
import { Glyph, type GlyphId } from '../../../../../kit/glyph';

export interface StepFaceProps {
  readonly glyph: GlyphId;
  readonly ground: Hex;
  readonly modifier?: GlyphId | null;
  /** How often in a row; null where a number would say nothing. */
  readonly count?: number | null;
  readonly isChain?: boolean;
}

const STEP_FACE_PT = 34;
const MODIFIER_PT = 18;
const BADGE_OVER_PT = 13;
/** A row of three has to fit a card. */
const MOST_SCALE = 1.5;

const enamel = (ground: Hex) =>
  gradient(
    `linear-gradient(160deg, ${mix(ground, CARD.icon, 0.25)} 0%, ${ground} 45%, ${mix(ground, UI.shade, 0.35)} 100%)`,
  );

/** An icon of a card: enamel in a dark rim; a chain's rim is linked, a modifier sits on its shoulder. */
export function StepFace({ glyph, ground, modifier = null, count = 1, isChain = false }: StepFaceProps) {
  // Grows with its count, which would hide it.
  const scale = Math.min(MOST_SCALE, useTextScale());
  const sidePt = STEP_FACE_PT * scale;
  return (
    <View aria-hidden style={[styles.box, { minHeight: sidePt + 6 }]}>
      <View style={[styles.rim, { width: sidePt, height: sidePt }, isChain && styles.links]}>
        <View style={[styles.enamel, enamel(ground)]}>
          <Glyph id={glyph} sizePt={20 * scale} colour={CARD.icon} />
        </View>
      </View>
      {modifier === null ? null : (
        <View style={[styles.modifier, { left: sidePt - BADGE_OVER_PT }]}>
          <Glyph id={modifier} sizePt={12} colour={CARD.edge} />
        </View>
      )}
      {count === null ? null : (
        <View style={styles.badge}>
          <Words type="label" colour={UI.ink} align="center">
            {count}
          </Words>
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { flexDirection: 'row', alignItems: 'flex-end' },
  rim: {
    marginBottom: 5,
    borderRadius: STEP_FACE_PT,
    borderWidth: 1.8,
    borderColor: CARD.edge,
  },
  links: { borderStyle: 'dashed', borderWidth: 2.6 },
  enamel: { flex: 1, borderRadius: STEP_FACE_PT, alignItems: 'center', justifyContent: 'center' },
  modifier: {
    position: 'absolute',
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
    marginLeft: -BADGE_OVER_PT,
    minWidth: 19,
    borderRadius: 10,
    borderWidth: 1.2,
    borderColor: CARD.edge,
    backgroundColor: CARD.badge,
    paddingHorizontal: 3,
  },
});
