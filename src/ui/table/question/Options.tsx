import { Children, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { SPACE } from '../../../theme';
import { Roving } from '../../kit/components';

export interface OptionsProps {
  /** Those that arrows go through; left out: each is a stop of its own. */
  readonly ids?: readonly string[];
  readonly children: ReactNode;
}

const NONE: readonly string[] = [];

/** Choices side by side, as many to a row as there is room for. */
export function Options({ ids = NONE, children }: OptionsProps) {
  return (
    <Roving role="group" ids={ids} style={styles.options}>
      {Children.toArray(children)}
    </Roving>
  );
}

const styles = StyleSheet.create({ options: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s } });
