import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { Roving, Words } from '../../kit/components';
import type { DrawerContentProps } from './contentProps';
import { DrawerContent } from './DrawerContent';
import { drawersIn, type DrawerId, type News } from './drawerIds';
import { DrawerScroll } from './DrawerScroll';
import { DrawerTab } from './DrawerTab';
import { useCatacombsText } from '../../games/catacombs/words';

export interface DrawerColumnProps extends DrawerContentProps {
  /** The drawers that share this column. */
  readonly ids: readonly DrawerId[];
  readonly news: News;
  readonly openId: DrawerId;
  /** The handles have their names; otherwise the open one's stands over what is in it. */
  readonly hasNames: boolean;
  /** Counts stand below the pictures, which they would cover. */
  readonly areCountsBelow: boolean;
  readonly onOpen: (id: DrawerId) => void;
}

/** So many handles with their names are as broad as the column. */
const ONE_ROW = 5;

/** Drawers that stay open beside the board of a tablet, one at a time. */
export function DrawerColumn({ ids, news, openId, hasNames, areCountsBelow, onOpen, ...content }: DrawerColumnProps) {
  const { t } = useCatacombsText();
  const drawers = drawersIn(content.state.view.model).filter(({ id }) => ids.includes(id));
  const isCrowded = hasNames && drawers.length > ONE_ROW;
  return (
    <View style={styles.column}>
      <Roving
        role="tablist"
        aria-label={t('drawers.label')}
        ids={drawers.map(({ id }) => id)}
        home={openId}
        onArrow={onOpen}
        style={styles.tabs}
      >
        {drawers.map((drawer) => (
          <View key={drawer.id} style={isCrowded ? styles.even : styles.loose}>
            <DrawerTab
              {...drawer}
              role="tab"
              hasName={hasNames}
              isCountBelow={areCountsBelow}
              name={t(drawer.titleKey)}
              badge={news[drawer.id] ?? 0}
              isOpen={drawer.id === openId}
              onPress={() => onOpen(drawer.id)}
            />
          </View>
        ))}
      </Roving>
      <View role="tabpanel" aria-label={t(`drawers.name.${openId}`)} style={styles.panel}>
        {hasNames ? null : (
          <Words type="name" role="heading" aria-level={2} style={styles.title}>
            {t(`drawers.name.${openId}`)}
          </Words>
        )}
        <DrawerScroll id={openId}>
          <DrawerContent id={openId} {...content} />
        </DrawerScroll>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  // What lies above it gives way first.
  column: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minHeight: '18%' },
  tabs: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.hair },
  loose: { flexGrow: 1 },
  // In even rows: one that is alone in a row would be as broad as all the others.
  even: { flexGrow: 1, flexBasis: '30%' },
  title: { paddingHorizontal: SPACE.s },
  panel: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
