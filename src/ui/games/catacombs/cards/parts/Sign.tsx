import { StyleSheet, View } from 'react-native';
import { CARD, UI, type Hex } from '../../../../../theme';
import { shadowOf } from '../../../../kit/components';
import { Glyph, type GlyphId } from '../../../../kit/glyph';

export interface SignProps {
  readonly glyph: GlyphId;
  readonly ground: Hex;
  /** As large as the picture of a disc with its shadow. */
  readonly sidePt: number;
}

const MARGIN_SHARE = 0.08;

/** A painted sign in a brass ring, for what has no disc of its own. */
export function Sign({ glyph, ground, sidePt }: SignProps) {
  const margin = sidePt * MARGIN_SHARE;
  const facePt = sidePt - 2 * margin;
  return (
    <View
      aria-hidden
      style={[
        styles.sign,
        { width: facePt, height: facePt, margin, borderRadius: facePt / 2, backgroundColor: ground },
        { borderWidth: Math.max(1.8, facePt / 22) },
      ]}
    >
      <Glyph id={glyph} sizePt={facePt * 0.58} colour={CARD.icon} />
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { borderColor: UI.brassLight, alignItems: 'center', justifyContent: 'center', boxShadow: shadowOf(3) },
});
