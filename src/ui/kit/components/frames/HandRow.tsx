import { View, type ViewProps } from 'react-native';
import { useHand } from '../../settings';

/** Things side by side, the last of them next to the hand. They are read, and reached by keys, in one order for either hand. */
export function HandRow({ style, ...rest }: ViewProps) {
  const { row } = useHand();
  return <View {...rest} style={[style, { flexDirection: row }]} />;
}
