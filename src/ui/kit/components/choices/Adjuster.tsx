import { StyleSheet, View } from 'react-native';
import type { AdjusterProps } from './adjusting';

/** A row of steps as one thing that a screen reader turns up and down by a swipe; the steps themselves lie on it. */
export const Adjuster = ({ label, said, onLess, onMore }: AdjusterProps) => (
  <View
    accessible
    accessibilityRole="adjustable"
    accessibilityLabel={label}
    accessibilityValue={{ text: said }}
    accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
    onAccessibilityAction={({ nativeEvent: { actionName } }) => (actionName === 'increment' ? onMore() : onLess())}
    style={styles.row}
    testID={`adjust-${label}`}
  />
);

const styles = StyleSheet.create({ row: { position: 'absolute', inset: 0, pointerEvents: 'none' } });
