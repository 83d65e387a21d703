import { memo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import type { AnyTable } from '../../game';
import { Roving, Words } from '../../kit/components';
import type { Drawer, News } from './drawersIn';
import { DrawerScroll } from './DrawerScroll';
import { DrawerTab } from './DrawerTab';
import { useTranslation } from 'react-i18next';

interface ColumnTabsProps {
  /** The drawers that share this column. */
  readonly drawers: readonly Drawer[];
  readonly words: AnyTable['words'];
  readonly news: News;
  readonly openId: string;
  /** The handles have their names; otherwise the open one's stands over what is in it. */
  readonly hasNames: boolean;
  /** Counts stand below the pictures, which they would cover. */
  readonly areCountsBelow: boolean;
  readonly onOpen: (id: string) => void;
}

export interface DrawerColumnProps extends ColumnTabsProps {
  /** What lies in the open one. */
  readonly children: ReactNode;
}

/** So many handles with their names are as broad as the column. */
const ONE_ROW = 5;

const ColumnTabs = memo(function ColumnTabs(props: ColumnTabsProps) {
  const { drawers, words, news, openId, hasNames, areCountsBelow, onOpen } = props;
  const { t } = useTranslation();
  const isCrowded = hasNames && drawers.length > ONE_ROW;
  return (
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
            id={drawer.id}
            glyph={drawer.glyph}
            role="tab"
            hasName={hasNames}
            isCountBelow={areCountsBelow}
            name={drawer.name(words)}
            badge={news[drawer.id] ?? 0}
            isOpen={drawer.id === openId}
            onPress={() => onOpen(drawer.id)}
          />
        </View>
      ))}
    </Roving>
  );
});

/** Drawers that stay open beside the board of a tablet, one at a time. */
export const DrawerColumn = memo(function DrawerColumn({ children, ...tabs }: DrawerColumnProps) {
  const { drawers, words, openId, hasNames } = tabs;
  const open = drawers.find(({ id }) => id === openId);
  const title = open?.name(words) ?? '';
  return (
    <View style={styles.column}>
      <ColumnTabs {...tabs} />
      <View role="tabpanel" aria-label={title} style={styles.panel}>
        {hasNames ? null : (
          <Words type="name" role="heading" aria-level={2} style={styles.title}>
            {title}
          </Words>
        )}
        <DrawerScroll id={openId} isReadFromEnd={open?.isReadFromEnd}>
          {children}
        </DrawerScroll>
      </View>
    </View>
  );
});

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
