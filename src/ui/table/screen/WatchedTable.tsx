import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { LeatherButton, Words } from '../../kit/components';
import { ElsewhereSheet } from './ElsewhereSheet';
import { useSide } from '../../kit/side';

export interface WatchedTableProps {
  readonly hasLost: boolean;
  readonly onTakeOver: () => void;
  /** The table, on which nothing can be done. */
  readonly children: ReactNode;
}

/** A game that another tab plays, with the choice between looking on and taking it over. */
export function WatchedTable({ hasLost, onTakeOver, children }: WatchedTableProps) {
  const { t } = useTranslation();
  const { bottom } = useSide().insets;
  const [isAsked, setAsked] = useState(true);
  return (
    <View style={styles.screen}>
      {children}
      <View style={[styles.bar, { paddingBottom: bottom + SPACE.s }]} role="status" testID="watching">
        <Words type="ui" colour={UI.prompt} style={styles.words}>
          {t('shelf.tab.watching')}
        </Words>
        <LeatherButton label={t('shelf.tab.takeOver')} onPress={onTakeOver} testID="take-over-later" />
      </View>
      {isAsked ? <ElsewhereSheet hasLost={hasLost} onWatch={() => setAsked(false)} onTakeOver={onTakeOver} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  bar: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s,
    paddingHorizontal: SPACE.m,
    paddingTop: SPACE.xs,
  },
  words: { flexShrink: 1 },
});
