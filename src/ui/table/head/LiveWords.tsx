import { memo, useEffect } from 'react';
import { Platform, View } from 'react-native';
import { Unseen } from '../../kit/components';
import { announce } from '../../kit/reader';

/** The readers of phones skip what cannot be seen, however alive it is: there it is announced. */
const LIVE = Platform.OS === 'web' ? ({ 'aria-live': 'polite' } as const) : {};

/** Said by a screen reader whenever it changes; the eye finds the same in the line over the board. */
export const LiveWords = memo(function LiveWords({ text }: { readonly text: string }) {
  useEffect(() => announce(text), [text]);
  return (
    <View {...LIVE} role="status" testID="told">
      <Unseen text={text} />
    </View>
  );
});
