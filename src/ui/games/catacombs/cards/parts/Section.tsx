import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../../theme';
import { Words } from '../../../../kit/components';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a card below its own small heading. */
export function Section({ title, children }: SectionProps) {
  return (
    <View style={styles.section}>
      <Words type="label" role="heading" aria-level={4} colour={UI.inkSecond}>
        {title}
      </Words>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({ section: { gap: SPACE.xs } });
