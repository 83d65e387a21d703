import { Children, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';

/** Choices side by side, as many to a row as there is room for. */
export function Options({ children }: { readonly children: ReactNode }) {
  return <View style={styles.options}>{Children.toArray(children)}</View>;
}

const styles = StyleSheet.create({ options: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } });
