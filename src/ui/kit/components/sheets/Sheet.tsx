import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { IconButton } from '../buttons';
import { Panel } from '../frames';
import { Scroll } from '../scroll';
import { useHand } from '../../settings';
import { Overlay } from '../../overlay';
import { Words } from '../words';
import { useSide } from '../../side';

export interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly testID?: string;
}

const WIDEST_PT = 520;
/** A sheet of leather over the table, until it is put away: a touch beside it or the key of escape will do. */
export function Sheet({ title, children, onClose, testID }: SheetProps) {
  const { t } = useTranslation();
  const { row } = useHand();
  const { heightPt: height, insets } = useSide();
  return (
    <Overlay label={title} onClose={onClose}>
      <View style={[styles.room, { paddingTop: insets.top, paddingBottom: insets.bottom + SPACE.m }]}>
        <View style={styles.sheet} testID={testID}>
          <Panel isStitched style={styles.panel} contentStyle={styles.leather}>
            <View style={[styles.head, { flexDirection: row }]}>
              <Words type="heading" role="heading" aria-level={2} style={styles.title}>
                {title}
              </Words>
              <IconButton icon="close" label={t('common.close')} onPress={onClose} testID="sheet-close" />
            </View>
            <Scroll style={{ maxHeight: height * 0.74, flexShrink: 1 }} contentContainerStyle={styles.content}>
              {children}
            </Scroll>
          </Panel>
        </View>
        <Pressable aria-hidden tabIndex={-1} style={styles.dusk} onPress={onClose} />
      </View>
    </Overlay>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, alignItems: 'center', justifyContent: 'center', paddingHorizontal: SPACE.m },
  dusk: { position: 'absolute', inset: 0, backgroundColor: withAlpha(UI.shade, 0.66) },
  sheet: { width: '100%', maxWidth: WIDEST_PT, flexShrink: 1, zIndex: 1 },
  panel: { flexShrink: 1, borderRadius: RADIUS.drawer },
  leather: { borderRadius: RADIUS.drawer, gap: SPACE.s },
  head: { alignItems: 'center', gap: SPACE.m },
  title: { flexGrow: 1, flexShrink: 1 },
  content: { gap: SPACE.m, paddingBottom: SPACE.xs },
});
