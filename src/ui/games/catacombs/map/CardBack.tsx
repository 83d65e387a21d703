import { StyleSheet, View } from 'react-native';
import { RADIUS, UI } from '../../../../theme';
import { Glyph } from '../../../kit/glyph';
import { brassRim, leather, shadowOf } from '../../../kit/components';

/** The back of a Room card: leather with a gate stamped on it. */
export function CardBack() {
  return (
    <View style={[styles.rim, brassRim()]}>
      <View style={[styles.back, leather]}>
        <View style={styles.seam} />
        <Glyph id="room" sizePt={84} colour={UI.brass} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  rim: { flexGrow: 1, borderRadius: RADIUS.panel, padding: 1.5, boxShadow: shadowOf(6) },
  back: { flexGrow: 1, borderRadius: RADIUS.panel - 1.5, alignItems: 'center', justifyContent: 'center' },
  seam: {
    position: 'absolute',
    inset: 8,
    borderWidth: 1.5,
    borderStyle: 'dashed',
    borderColor: UI.brassDark,
    borderRadius: 8,
  },
});
