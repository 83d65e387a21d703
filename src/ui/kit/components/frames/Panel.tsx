import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { brassRim, leather, shadowOf } from '../materials';

const RIM_PT = 1.5;

export interface PanelProps {
  readonly children: ReactNode;
  /** A seam of thread inside the rim, for panels large enough to carry it. */
  readonly isStitched?: boolean;
  /** Only its place: nothing is to be seen of it, and a touch goes through it. What lies in it stays what it is. */
  readonly isBare?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly contentStyle?: StyleProp<ViewStyle>;
}

/** A piece of dark leather in a brass rim. */
export function Panel({ children, isStitched = false, isBare = false, style, contentStyle }: PanelProps) {
  return (
    <View style={[isBare ? styles.through : [styles.rim, brassRim()], style]}>
      <View style={[isBare ? styles.bare : [styles.leather, leather], contentStyle]}>
        {isStitched && !isBare ? <View pointerEvents="none" style={styles.seam} /> : null}
        {children}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: RIM_PT, boxShadow: shadowOf(4) },
  leather: { flexGrow: 1, flexShrink: 1, borderRadius: RADIUS.panel - RIM_PT, padding: SPACE.l },
  through: { pointerEvents: 'box-none' },
  bare: { flexGrow: 1, flexShrink: 1, pointerEvents: 'box-none' },
  seam: {
    position: 'absolute',
    inset: 4,
    borderRadius: RADIUS.panel - 4,
    borderWidth: 1,
    borderStyle: 'dashed',
    borderColor: withAlpha(UI.brass, 0.45),
  },
});
