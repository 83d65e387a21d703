import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { brassRim, leather, Roving, shadowOf, Tappable, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import { useHand } from '../../kit/settings';
import { useShortcuts } from '../keys';
import { useTranslation } from 'react-i18next';
import type { AnyTable } from '../../game';
import type { Drawer, News } from './drawersIn';

export interface MoreMenuProps {
  readonly drawers: readonly Drawer[];
  readonly words: AnyTable['words'];
  readonly news: News;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** The drawers that have no handle of their own, above the one that stands for them. */
export function MoreMenu({ drawers, words, news, onOpen, onClose }: MoreMenuProps) {
  const { t } = useTranslation();
  const { isLeft } = useHand();
  useShortcuts({ escape: onClose });
  return (
    <View style={[styles.rim, isLeft ? styles.atLeft : styles.atRight, brassRim(UI.gold)]} testID="more-drawers">
      <Roving
        role="menu"
        aria-label={t('drawers.more')}
        ids={drawers.map(({ id }) => id)}
        takesFocus
        style={[styles.leather, leather]}
      >
        {drawers.map(({ id, glyph, key, name }) => (
          <Tappable
            key={id}
            role="menuitem"
            rover={id}
            radius={RADIUS.cell}
            onPress={() => onOpen(id)}
            aria-keyshortcuts={key}
            testID={`more-${id}`}
          >
            {({ isPressed, isHovered }) => (
              <View style={[styles.row, (isPressed || isHovered) && styles.lit]}>
                <Glyph id={glyph} sizePt={24} colour={UI.brassLight} />
                <Words type="ui" style={styles.name}>
                  {name(words)}
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
    bottom: '100%',
    minWidth: 180,
    borderRadius: RADIUS.panel,
    padding: 1.5,
    boxShadow: shadowOf(6),
  },
  atLeft: { left: SPACE.xs },
  atRight: { right: SPACE.xs },
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
