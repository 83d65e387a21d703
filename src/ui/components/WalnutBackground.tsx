import { StyleSheet, View } from 'react-native';
import { UI, withAlpha } from '../../theme';
import { gradient } from './gradient';

const vignette = gradient(
  `radial-gradient(circle at 30% 25%, ${withAlpha(UI.shade, 0)} 0%, ${withAlpha(UI.shade, 0.25)} 45%, ${withAlpha(UI.shade, 0.8)} 100%)`,
);
const wood = gradient(`linear-gradient(170deg, ${UI.walnutLit} 0%, #2a1509 45%, ${UI.night} 100%)`);

/** The table that everything lies on, lit from the upper left. */
export function WalnutBackground() {
  return (
    <View aria-hidden pointerEvents="none" style={[StyleSheet.absoluteFill, styles.table]}>
      <View style={[StyleSheet.absoluteFill, wood]} />
      <View style={[StyleSheet.absoluteFill, vignette]} />
    </View>
  );
}

const styles = StyleSheet.create({ table: { backgroundColor: UI.night, overflow: 'hidden' } });
