import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { brassRim, leather, Roving, shadowOf, Tappable, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import { useShortcuts } from '../shell/useShortcuts';
import { DRAWER_KEYS } from './drawerKeys';
import type { Drawer, DrawerId, News } from './drawerIds';
import { useCatacombsText } from '../../games/catacombs/words';

export interface MoreMenuProps {
  readonly drawers: readonly Drawer[];
  readonly news: News;
  readonly onOpen: (id: DrawerId) => void;
  readonly onClose: () => void;
}

/** The drawers that have no handle of their own, above the one that stands for them. */
export function MoreMenu({ drawers, news, onOpen, onClose }: MoreMenuProps) {
  const { t } = useCatacombsText();
  useShortcuts({ escape: onClose });
  return (
    <View style={[styles.rim, brassRim(UI.gold)]} testID="more-drawers">
      <Roving
        role="menu"
        aria-label={t('drawers.more')}
        ids={drawers.map(({ id }) => id)}
        takesFocus
        style={[styles.leather, leather]}
      >
        {drawers.map(({ id, glyph, titleKey }) => (
          <Tappable
            key={id}
            role="menuitem"
            rover={id}
            radius={RADIUS.cell}
            onPress={() => onOpen(id)}
            aria-keyshortcuts={DRAWER_KEYS[id]}
            testID={`more-${id}`}
          >
            {({ isPressed, isHovered }) => (
              <View style={[styles.row, (isPressed || isHovered) && styles.lit]}>
                <Glyph id={glyph} sizePt={24} colour={UI.brassLight} />
                <Words type="ui" style={styles.name}>
                  {t(titleKey)}
                </Words>
                {(news[id] ?? 0) === 0 ? null : (
                  <View style={styles.badge}>
                    <Words type="label" colour={UI.prompt} align="center">
                      {news[id]}
                    </Words>
                  </View>
                )}
              </View>
            )}
          </Tappable>
        ))}
      </Roving>
    </View>
  );
}

const styles = StyleSheet.create({
  rim: {
    position: 'absolute',
    right: SPACE.xs,
    bottom: '100%',
    minWidth: 180,
    borderRadius: RADIUS.panel,
    padding: 1.5,
    boxShadow: shadowOf(6),
  },
  leather: { borderRadius: RADIUS.panel - 1.5, padding: SPACE.xs },
  row: {
    minHeight: HIT,
    borderRadius: RADIUS.cell,
    paddingHorizontal: SPACE.s,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
  },
  name: { flexGrow: 1, flexShrink: 1 },
  badge: { minWidth: 20, borderRadius: 10, paddingHorizontal: SPACE.xs, backgroundColor: UI.wax },
  lit: { backgroundColor: UI.handle },
});
