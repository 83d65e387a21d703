import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import type { TableState } from '../../../session';
import { SPACE } from '../../../theme';
import { Roving } from '../../components';
import { badgeOf } from './badgeOf';
import { handleOf, handlesIn, haveTwins, TWINS, type DrawerId } from './drawerIds';
import { DrawerTab } from './DrawerTab';
import { drawnTo } from './drawnTo';

export interface DrawerTabsProps {
  readonly state: TableState;
  readonly openId: DrawerId | null;
  /** With pictures alone all of them fit the narrowest phone. */
  readonly hasNames: boolean;
  /** Below their pictures, which they would cover; left out: in a corner. */
  readonly areCountsBelow?: boolean;
  /** null shuts the one that is open. */
  readonly onOpen: (id: DrawerId | null) => void;
}

/** The handles of all drawers, below the board: pressed, drawn up by a thumb, or pushed down to shut what is open. */
export function DrawerTabs({ state, openId, hasNames, areCountsBelow = false, onOpen }: DrawerTabsProps) {
  const { t } = useTranslation();
  const [widthPt, setWidthPt] = useState(0);
  const { model } = state.view;
  const drawers = handlesIn(model);
  const openHandle = openId === null ? null : handleOf(model, openId);
  const behind = (id: DrawerId): readonly DrawerId[] => (haveTwins(model) && TWINS.includes(id) ? TWINS : [id]);
  const open = drawnTo('up', ({ x }) => {
    const under = drawers[Math.floor((x / widthPt) * drawers.length)];
    if (under !== undefined) onOpen(under.id);
  });
  const shut = drawnTo('down', () => onOpen(null));
  return (
    <GestureDetector gesture={Gesture.Race(open, shut)} touchAction="none">
      <View style={!hasNames && styles.tight} onLayout={({ nativeEvent }) => setWidthPt(nativeEvent.layout.width)}>
        <Roving
          role="toolbar"
          aria-label={t('drawers.label')}
          ids={drawers.map(({ id }) => id)}
          home={openHandle}
          style={[styles.tabs, !hasNames && styles.even]}
        >
          {drawers.map((drawer) => (
            <DrawerTab
              key={drawer.id}
              {...drawer}
              role="button"
              hasName={hasNames}
              isCountBelow={areCountsBelow}
              name={behind(drawer.id).length > 1 ? t('drawers.twins') : t(drawer.titleKey)}
              badge={behind(drawer.id).reduce((sum, id) => sum + (badgeOf(id, state) ?? 0), 0)}
              isOpen={drawer.id === openHandle}
              onPress={() => onOpen(drawer.id === openHandle ? null : drawer.id)}
            />
          ))}
        </Roving>
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  tabs: { flexDirection: 'row', gap: SPACE.hair },
  // From edge to edge: on the narrowest phone each is just broad enough for a thumb.
  tight: { marginHorizontal: -SPACE.xs },
  even: { gap: 0 },
});
