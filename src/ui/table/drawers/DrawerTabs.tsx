import { memo, useMemo, useState, type ReactElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import { SPACE } from '../../../theme';
import { useSteady } from '../../kit/alike';
import { Roving } from '../../kit/components';
import type { AnyTable } from '../../game';
import { handlesIn, MORE, type Drawer, type Drawers, type News } from './drawersIn';
import { DrawerTab } from './DrawerTab';
import { drawnTo } from './drawnTo';
import { MoreMenu } from './MoreMenu';
import { useTranslation } from 'react-i18next';
import { useHand } from '../../kit/settings';
import { useSide } from '../../kit/side';

export interface DrawerTabsProps {
  readonly set: Pick<Drawers, 'first' | 'usual'>;
  /** Those of this game. */
  readonly drawers: readonly Drawer[];
  readonly words: AnyTable['words'];
  /** The one that is asked about. */
  readonly asked: string | null;
  readonly news: News;
  readonly openId: string | null;
  /** In large text the pictures have to do. */
  readonly hasNames: boolean;
  /** Below their pictures, which they would cover; left out: in a corner. */
  readonly areCountsBelow?: boolean;
  /** null shuts the one that is open. */
  readonly onOpen: (id: string | null) => void;
}

interface DrawnHandleProps {
  readonly isEven: boolean;
  /** A thumb has drawn it up. */
  readonly onDrawn: () => void;
  readonly children: ReactElement;
}

/** A handle that is pressed, or drawn up by a thumb. */
function DrawnHandle({ isEven, onDrawn, children }: DrawnHandleProps) {
  const { quarters } = useSide();
  const drawn = useSteady(onDrawn);
  const up = useMemo(() => drawnTo(quarters, 'up', drawn), [quarters, drawn]);
  return (
    <GestureDetector gesture={up} touchAction="none">
      <View style={[styles.handle, isEven && styles.even]}>{children}</View>
    </GestureDetector>
  );
}

/** The handles below the board: pressed, drawn up by a thumb, or pushed down to shut what is open. */
export const DrawerTabs = memo(function DrawerTabs(props: DrawerTabsProps) {
  const { quarters } = useSide();
  const { isLeft, row } = useHand();
  const { set, drawers, words, asked, news, openId, hasNames, areCountsBelow = false, onOpen } = props;
  const { t } = useTranslation();
  const [isMore, setMore] = useState(false);
  const { handles, others } = handlesIn(set, drawers, asked, news);
  const openHandle = openId === null ? null : (handles.find(({ id }) => id === openId)?.id ?? MORE);
  const inOrder: readonly string[] = [...handles.map(({ id }) => id), MORE];
  const ids = isLeft ? [...inOrder].reverse() : inOrder;
  const press = (id: string): void => {
    setMore(id === MORE && !isMore);
    if (id === MORE || id === openHandle) onOpen(null);
    else onOpen(id);
  };
  const shut = useSteady(() => {
    setMore(false);
    onOpen(null);
  });
  const down = useMemo(() => drawnTo(quarters, 'down', shut), [quarters, shut]);
  const tab = { role: 'button', hasName: hasNames, isCountBelow: areCountsBelow } as const;
  const drawn = (id: string, face: ReactElement) => (
    <DrawnHandle
      key={id}
      isEven={!hasNames}
      onDrawn={() => {
        if (id !== openHandle) press(id);
      }}
    >
      {face}
    </DrawnHandle>
  );
  return (
    <GestureDetector gesture={down} touchAction="none">
      <View>
        <Roving
          role="toolbar"
          aria-label={t('drawers.label')}
          ids={ids}
          home={openHandle}
          style={[styles.tabs, { flexDirection: row }]}
        >
          {handles.map(({ id, glyph, name }) =>
            drawn(
              id,
              <DrawerTab
                {...{ ...tab, id, glyph }}
                name={name(words)}
                badge={news[id] ?? 0}
                isOpen={id === openHandle}
                onPress={() => press(id)}
              />,
            ),
          )}
          {drawn(
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
            words={words}
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
});

const styles = StyleSheet.create({
  tabs: { gap: SPACE.hair },
  handle: { flexGrow: 1 },
  even: { flexBasis: 0 },
});
