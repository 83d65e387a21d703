import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import { ScreenHeader } from './ScreenHeader';
import { WalnutBackground } from './WalnutBackground';
import { useSide } from '../../side';

const WIDEST_PT = 640;
const WIDEST_OF_TWO_PT = 1080;

export interface ScreenFrameProps {
  readonly title: string;
  readonly children: ReactNode;
  /** A list that scrolls by itself takes the frame's place. */
  readonly hasOwnScroll?: boolean;
  /** Two columns side by side want more room than one. */
  readonly isWide?: boolean;
}

/** A screen of words: the table, a heading with the way back, and a column that scrolls when it must. */
export function ScreenFrame({ title, children, hasOwnScroll = false, isWide = false }: ScreenFrameProps) {
  const { insets } = useSide();
  const column = [styles.column, { maxWidth: isWide ? WIDEST_OF_TWO_PT : WIDEST_PT }];
  const sides = { paddingLeft: insets.left + SPACE.l, paddingRight: insets.right + SPACE.l };
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      <View style={[sides, { paddingTop: insets.top + SPACE.s }]}>
        <ScreenHeader title={title} />
      </View>
      {hasOwnScroll ? (
        <View style={[styles.fill, sides]}>
          <View style={[styles.fill, column]}>{children}</View>
        </View>
      ) : (
        <ScrollView contentContainerStyle={[styles.middle, sides, { paddingBottom: insets.bottom + SPACE.l }]}>
          <View style={column}>{children}</View>
        </ScrollView>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  middle: { flexGrow: 1, justifyContent: 'center' },
  column: { width: '100%', alignSelf: 'center' },
});
