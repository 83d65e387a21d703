import { View } from 'react-native';
import type { FocusBracketProps } from './focusBracket';
import { stopsIn } from './stopsIn';

/** Before the first and after the last thing of a layer: whoever goes on comes in again at the other end. */
export function FocusBracket({ place, end }: FocusBracketProps) {
  const goOn = (): void => {
    const stops = stopsIn(place.current);
    (end === 'first' ? stops[0] : stops.at(-1))?.focus();
  };
  return <View role="none" tabIndex={0} onFocus={goOn} style={{ outlineStyle: 'solid', outlineWidth: 0 }} />;
}
