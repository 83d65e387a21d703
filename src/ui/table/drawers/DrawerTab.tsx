import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Tappable, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import type { Drawer } from './drawersIn';

export interface DrawerTabProps extends Pick<Drawer, 'glyph'> {
  readonly id: string;
  readonly name: string;
  /** How many things in it are new. */
  readonly badge: number;
  readonly isOpen: boolean;
  /** Its name stands below its picture. */
  readonly hasName: boolean;
  /** The count stands below; its room is kept when there is none, so that the board stays where it is. */
  readonly isCountBelow?: boolean;
  /** Of a column of drawers, or a handle that opens one. */
  readonly role: 'tab' | 'button';
  readonly onPress: () => void;
}

/** The handle of one drawer: its picture, its name, and how many things in it are new. */
export const DrawerTab = memo(function DrawerTab(props: DrawerTabProps) {
  const { id, glyph, name, badge, isOpen, hasName, isCountBelow = false, role, onPress } = props;
  const { t } = useTranslation();
  const label = badge === 0 ? name : t('drawers.badge', { drawer: name, count: badge });
  // Handles without names share the width of the screen, however narrow it is.
  const isShare = role === 'button' && !hasName;
  const state = role === 'tab' ? { 'aria-selected': isOpen } : { 'aria-expanded': isOpen };
  return (
    <Tappable
      role={role}
      {...state}
      rover={id}
      spoken={label}
      radius={RADIUS.cell}
      onPress={onPress}
      style={styles.tab}
      testID={`drawer-tab-${id}`}
    >
      {({ isHovered, isPressed }) => (
        <View
          style={[
            styles.face,
            (isHovered || isPressed) && styles.lit,
            isOpen && styles.open,
            hasName && styles.named,
            isShare && styles.share,
          ]}
        >
          <View aria-hidden style={styles.handle} />
          <Glyph id={glyph} sizePt={hasName ? 22 : 26} colour={isOpen ? UI.gold : UI.brassLight} />
          {hasName ? (
            <Words type="label" colour={isOpen ? UI.prompt : UI.ivory} align="center">
              {name}
            </Words>
          ) : null}
          {badge === 0 && !isCountBelow ? null : (
            <View style={[styles.badge, !isCountBelow && styles.corner, badge === 0 && styles.unseen]} testID="count">
              <Words type="label" colour={UI.prompt} align="center">
                {badge}
              </Words>
            </View>
          )}
        </View>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  tab: { flexGrow: 1 },
  face: {
    flexGrow: 1,
    minWidth: HIT,
    minHeight: HIT + SPACE.xs,
    borderTopLeftRadius: RADIUS.panel,
    borderTopRightRadius: RADIUS.panel,
    borderWidth: 1.5,
    borderBottomWidth: 0,
    borderColor: UI.brassDark,
    backgroundColor: UI.leather,
    paddingHorizontal: SPACE.xs,
    paddingBottom: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.hair,
  },
  share: { minWidth: 0, paddingHorizontal: 0 },
  named: { minHeight: HIT + SPACE.m },
  lit: { backgroundColor: UI.leatherLit },
  open: { backgroundColor: UI.handle, borderColor: UI.brassLight },
  handle: { width: 22, height: 3, borderRadius: 1.5, backgroundColor: withAlpha(UI.brass, 0.9) },
  badge: { minWidth: 20, borderRadius: 10, paddingHorizontal: SPACE.xs, backgroundColor: UI.wax },
  corner: { position: 'absolute', right: SPACE.xs, top: SPACE.xs },
  unseen: { opacity: 0 },
});
