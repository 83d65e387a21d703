import { StyleSheet } from 'react-native';
import { CLIP } from '../../../../theme';
import { Words } from './Words';

/** Words for a screen reader alone: the eye finds the same elsewhere. */
export function Unseen({ text }: { readonly text: string }) {
  return (
    <Words type="label" style={styles.unseen}>
      {text}
    </Words>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, ...CLIP, opacity: 0 },
});
