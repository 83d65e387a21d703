import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import type { TableState } from '../../../session/catacombs';
import { SPACE } from '../../../theme';
import { Roving } from '../../kit/components';
import { handlesIn, MORE, type DrawerId, type HandleId, type News } from './drawerIds';
import { DrawerTab } from './DrawerTab';
import { drawnTo } from './drawnTo';
import { MoreMenu } from './MoreMenu';
import { askedDrawer } from './news';
import { useCatacombsText } from '../../games/catacombs/words';

export interface DrawerTabsProps {
  readonly state: Pick<TableState, 'view' | 'prompt'>;
  readonly news: News;
  readonly openId: DrawerId | null;
  /** In large text the pictures have to do. */
  readonly hasNames: boolean;
  /** Below their pictures, which they would cover; left out: in a corner. */
  readonly areCountsBelow?: boolean;
  /** null shuts the one that is open. */
  readonly onOpen: (id: DrawerId | null) => void;
}

/** The handles below the board: pressed, drawn up by a thumb, or pushed down to shut what is open. */
export function DrawerTabs({ state, news, openId, hasNames, areCountsBelow = false, onOpen }: DrawerTabsProps) {
  const { t } = useCatacombsText();
  const [isMore, setMore] = useState(false);
  const [rightsPt, setRightsPt] = useState<Readonly<Partial<Record<HandleId, number>>>>({});
  const { handles, others } = handlesIn(state.view.model, askedDrawer(state.prompt?.purpose ?? null), news);
  const openHandle = openId === null ? null : (handles.find(({ id }) => id === openId)?.id ?? MORE);
  const ids: readonly HandleId[] = [...handles.map(({ id }) => id), MORE];
  const press = (id: HandleId): void => {
    setMore(id === MORE && !isMore);
    if (id === MORE || id === openHandle) onOpen(null);
    else onOpen(id);
  };
  const up = drawnTo('up', ({ x }) => {
    const under = ids.find((id) => x < (rightsPt[id] ?? 0));
    if (under !== undefined && under !== openHandle) press(under);
  });
  const down = drawnTo('down', () => {
    setMore(false);
    onOpen(null);
  });
  const tab = { role: 'button', hasName: hasNames, isCountBelow: areCountsBelow } as const;
  const measured = (id: HandleId, face: ReactNode) => (
    <View
      key={id}
      style={[styles.handle, !hasNames && styles.even]}
      onLayout={({ nativeEvent: { layout } }) => {
        const rightPt = layout.x + layout.width;
        setRightsPt((known) => (known[id] === rightPt ? known : { ...known, [id]: rightPt }));
      }}
    >
      {face}
    </View>
  );
  return (
    <GestureDetector gesture={Gesture.Race(up, down)} touchAction="none">
      <View>
        <Roving role="toolbar" aria-label={t('drawers.label')} ids={ids} home={openHandle} style={styles.tabs}>
          {handles.map(({ id, glyph, titleKey }) =>
            measured(
              id,
              <DrawerTab
                {...{ ...tab, id, glyph }}
                name={t(titleKey)}
                badge={news[id] ?? 0}
                isOpen={id === openHandle}
                onPress={() => press(id)}
              />,
            ),
          )}
          {measured(
            MORE,
            <DrawerTab
              {...tab}
              id={MORE}
              glyph="more"
              name={t('drawers.more')}
              badge={others.reduce((sum, { id }) => sum + (news[id] ?? 0), 0)}
              isOpen={isMore || openHandle === MORE}
              onPress={() => press(MORE)}
            />,
          )}
        </Roving>
        {isMore ? (
          <MoreMenu
            drawers={others}
            news={news}
            onOpen={(id) => {
              setMore(false);
              onOpen(id);
            }}
            onClose={() => setMore(false)}
          />
        ) : null}
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  tabs: { flexDirection: 'row', gap: SPACE.hair },
  handle: { flexGrow: 1 },
  even: { flexBasis: 0 },
});
