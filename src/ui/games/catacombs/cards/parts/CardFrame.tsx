import type { ReactNode } from 'react';
import { Image, Pressable, StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import parchment from '../../../../../../assets/table/parchment.webp';
import { CLIP, type Hex, RADIUS, UI, mix, withAlpha } from '../../../../../theme';
import { brassRim, gradient, shadowOf } from '../../../../kit/components';

export interface CardFrameProps {
  /** One sentence that says it all, for a screen reader. */
  readonly summary: string;
  readonly colour: Hex;
  /** A card that is held shows its rule. */
  readonly onHold?: () => void;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

const painted = (colour: Hex): ViewStyle =>
  gradient(
    `linear-gradient(135deg, ${mix(colour, UI.prompt, 0.22)} 0%, ${colour} 45%, ${mix(colour, UI.shade, 0.5)} 100%)`,
  );

/** Parchment in a painted frame: what every card is made of. */
export function CardFrame({ summary, colour, onHold, style, children }: CardFrameProps) {
  return (
    <View role="article" aria-label={summary} style={[styles.rim, brassRim(), style]}>
      <View style={[styles.frame, painted(colour)]}>
        <Pressable tabIndex={-1} onLongPress={onHold} style={styles.sheet}>
          <Image
            source={parchment}
            resizeMode="cover"
            aria-hidden
            dataSet={{ mark: 'ground' }}
            style={styles.parchment}
          />
          <View aria-hidden pointerEvents="none" style={styles.scorch} />
          {children}
        </Pressable>
      </View>
    </View>
  );
}

const FRAME_PT = 4.5;
const RIM_PT = 1.5;

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: RIM_PT, boxShadow: shadowOf(5) },
  frame: { flexGrow: 1, borderRadius: RADIUS.panel - RIM_PT, padding: FRAME_PT },
  sheet: {
    flexGrow: 1,
    borderRadius: RADIUS.panel - RIM_PT - FRAME_PT,
    borderWidth: 1,
    borderColor: withAlpha(UI.inkSecond, 0.7),
    backgroundColor: UI.parchment,
    ...CLIP,
  },
  /** Parchment darkens towards its edges, however tall the card. */
  scorch: { position: 'absolute', inset: 0, boxShadow: `inset 0 0 22px ${withAlpha(UI.inkSecond, 0.35)}` },
  parchment: { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' },
});
