import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { brassRim, leather, shadowOf } from '../materials';

const RIM_PT = 1.5;

export interface PanelProps {
  readonly children: ReactNode;
  /** A seam of thread inside the rim, for panels large enough to carry it. */
  readonly isStitched?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly contentStyle?: StyleProp<ViewStyle>;
}

/** A piece of dark leather in a brass rim. */
export function Panel({ children, isStitched = false, style, contentStyle }: PanelProps) {
  return (
    <View style={[styles.rim, brassRim(), style]}>
      <View style={[styles.leather, leather, contentStyle]}>
        {isStitched ? <View pointerEvents="none" style={styles.seam} /> : null}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: RIM_PT, boxShadow: shadowOf(4) },
  leather: { flexGrow: 1, flexShrink: 1, borderRadius: RADIUS.panel - RIM_PT, padding: SPACE.l },
  seam: {
    position: 'absolute',
    inset: 4,
    borderRadius: RADIUS.panel - 4,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderColor: withAlpha(UI.brass, 0.45),
  },
});
