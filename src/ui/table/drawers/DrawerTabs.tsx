import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { TableState } from '../../../session';
import { SPACE } from '../../../theme';
import { badgeOf } from './badgeOf';
import { DRAWERS, type DrawerId } from './drawerIds';
import { DrawerTab } from './DrawerTab';

export interface DrawerTabsProps {
  readonly state: TableState;
  readonly openId: DrawerId | null;
  /** null shuts the one that is open. */
  readonly onOpen: (id: DrawerId | null) => void;
}

/** The handles of all drawers, below the board; on a narrow screen they slide sideways. */
export function DrawerTabs({ state, openId, onOpen }: DrawerTabsProps) {
  const { t } = useTranslation();
  return (
    <View role="toolbar" aria-label={t('drawers.label')}>
      <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.tabs}>
        {DRAWERS.map((drawer) => (
          <DrawerTab
            key={drawer.id}
            {...drawer}
            role="button"
            badge={badgeOf(drawer.id, state)}
            isOpen={drawer.id === openId}
            onPress={() => onOpen(drawer.id === openId ? null : drawer.id)}
          />
        ))}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({ tabs: { flexGrow: 1, gap: SPACE.hair } });
