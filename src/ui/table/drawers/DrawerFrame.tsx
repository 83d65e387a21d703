import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BackHandler, StyleSheet, useWindowDimensions, View, type ViewStyle } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { RADIUS, SPACE, UI } from '../../../theme';
import { IconButton, Words } from '../../components';
import { brassRim, leather, shadowOf } from '../../components/materials';
import { useShortcuts } from '../shell/useShortcuts';
import type { DrawerId } from './drawerIds';
import { DrawerScroll } from './DrawerScroll';
import { placementOf, type DrawerEdge, type RectPt } from './placementOf';
import { useSlide } from './useSlide';

export interface DrawerFrameProps {
  readonly id: DrawerId;
  /** Where the active disc is in the window: the drawer leaves it to be seen. */
  readonly keepFree: RectPt | null;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const SIDES: Readonly<Record<DrawerEdge, ViewStyle>> = {
  bottom: { left: 0, right: 0, bottom: 0 },
  top: { left: 0, right: 0, top: 0 },
  left: { left: 0, top: 0, bottom: 0 },
  right: { right: 0, top: 0, bottom: 0 },
};

/** A drawer over the board: shut by a swipe, the button, the key of escape or the device’s way back. */
export function DrawerFrame({ id, keepFree, onClose, children }: DrawerFrameProps) {
  const { t } = useTranslation();
  const insets = useSafeAreaInsets();
  const placement = placementOf(useWindowDimensions(), keepFree);
  const { slide, drag, close } = useSlide(placement, onClose);
  const box = useRef<View>(null);
  useShortcuts({ escape: close });

  useEffect(() => {
    box.current?.focus();
    const goingBack = BackHandler.addEventListener('hardwareBackPress', () => {
      close();
      return true;
    });
    return () => goingBack.remove();
  }, [close]);

  const { edge, reachPt } = placement;
  const isUpright = edge === 'top' || edge === 'bottom';
  const size = isUpright ? { height: reachPt } : { width: reachPt };
  const padding = {
    paddingTop: edge === 'bottom' ? 0 : insets.top,
    paddingBottom: edge === 'top' ? 0 : insets.bottom,
  };
  const title = t(`drawers.name.${id}`);
  const head = (
    <GestureDetector gesture={drag} touchAction="none">
      <View style={styles.head}>
        {isUpright ? <View aria-hidden style={styles.grip} /> : null}
        <View style={styles.row}>
          <Words type="heading" role="heading" aria-level={2} style={styles.title}>
            {title}
          </Words>
          <IconButton
            icon="close"
            label={t('drawers.close', { drawer: title })}
            onPress={close}
            testID="drawer-close"
          />
        </View>
      </View>
    </GestureDetector>
  );
  return (
    <Animated.View style={[styles.drawer, SIDES[edge], size, slide]}>
      <View ref={box} tabIndex={-1} role="region" aria-label={title} style={[styles.rim, brassRim()]}>
        <View style={[styles.leather, leather, padding]}>
          {edge === 'top' ? null : head}
          <DrawerScroll id={id}>{children}</DrawerScroll>
          {edge === 'top' ? head : null}
        </View>
      </View>
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  drawer: { position: 'absolute', zIndex: 2 },
  rim: { flex: 1, borderRadius: RADIUS.drawer, padding: 1.5, boxShadow: shadowOf(9), outlineWidth: 0 },
  leather: { flex: 1, borderRadius: RADIUS.drawer - 1.5, overflow: 'hidden' },
  head: { paddingHorizontal: SPACE.m, paddingBottom: SPACE.xs },
  grip: {
    alignSelf: 'center',
    width: 44,
    height: 4,
    marginTop: SPACE.s,
    borderRadius: 2,
    backgroundColor: UI.brass,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  title: { flexGrow: 1, flexShrink: 1 },
});
