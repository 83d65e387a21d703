import { StyleSheet, View } from 'react-native';
import { Words } from '../../components';

/** Said by a screen reader whenever it changes; the eye finds the same in the line over the board. */
export function LiveWords({ text }: { readonly text: string }) {
  return (
    <View aria-live="polite" role="status" style={styles.aside} testID="told">
      <Words type="label">{text}</Words>
    </View>
  );
}

const styles = StyleSheet.create({
  aside: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
