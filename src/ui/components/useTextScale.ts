import { useWindowDimensions } from 'react-native';
import { LARGE_TEXT } from './largeText';
import { textScale } from './textScale';

/** How much larger than usual letters are: a device tells it beside its size, a browser by its own letters. */
export const useTextScale = (): number => Math.max(useWindowDimensions().fontScale, textScale());

export const useIsTextLarge = (): boolean => useTextScale() >= LARGE_TEXT;
