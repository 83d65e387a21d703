import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { Words } from '../kit/components';
import { Glyph, type GlyphId } from '../kit/glyph';

export interface SettingRowProps {
  readonly icon: GlyphId;
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A setting: what it is, what it does, and its control below. */
export function SettingRow({ icon, label, hint, children }: SettingRowProps) {
  return (
    <View style={styles.row}>
      <View style={styles.title}>
        <Glyph id={icon} sizePt={24} colour={UI.gold} />
        <View style={styles.words}>
          <Words type="name">{label}</Words>
          {hint === undefined ? null : (
            <Words type="label" colour={UI.muted}>
              {hint}
            </Words>
          )}
        </View>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { gap: SPACE.s },
  title: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexShrink: 1 },
});
