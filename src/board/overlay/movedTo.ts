import type { ViewStyle } from 'react-native';

/** Puts something measured in its place without a say in its size: beside an edge, words would be broken anew. */
export const movedTo = ({ leftPx, topPx }: { readonly leftPx: number; readonly topPx: number }): ViewStyle => ({
  transform: [{ translateX: leftPx }, { translateY: topPx }],
});
