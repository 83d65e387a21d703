import { View } from 'react-native';
import { Unseen } from '../../kit/components';

/** Said by a screen reader whenever it changes; the eye finds the same in the line over the board. */
export function LiveWords({ text }: { readonly text: string }) {
  return (
    <View aria-live="polite" role="status" testID="told">
      <Unseen text={text} />
    </View>
  );
}
