import { useEffect, useRef, type ReactNode } from 'react';
import { BackHandler, StyleSheet, View, type ViewStyle } from 'react-native';
import { GestureDetector } from 'react-native-gesture-handler';
import Animated from 'react-native-reanimated';
import { CLIP, RADIUS, SPACE, UI } from '../../../theme';
import { brassRim, HandRow, IconButton, leather, shadowOf, Words } from '../../kit/components';
import { useBackCloses, useFocusReturn } from '../../kit/overlay';
import { useShortcuts } from '../keys';
import { neighbourOf, type Drawer } from './drawersIn';
import { DrawerPage } from './DrawerPage';
import { placementOf, type DrawerEdge, type RectPt, type DrawerRoom } from '../layout/placementOf';
import { useSlide } from './useSlide';
import { useTranslation } from 'react-i18next';
import { useHand } from '../../kit/settings';
import { useSide } from '../../kit/side';

export interface DrawerFrameProps {
  readonly drawer: Drawer;
  readonly title: string;
  /** Those that lie side by side. */
  readonly ids: readonly string[];
  readonly room: DrawerRoom;
  /** Where the active disc is in the window: the drawer leaves it to be seen. */
  readonly keepFree: RectPt | null;
  /** Another drawer, without going back to the board. */
  readonly onGo: (id: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const SIDES: Readonly<Record<DrawerEdge, ViewStyle>> = {
  bottom: { left: 0, right: 0, bottom: 0 },
  top: { left: 0, right: 0, top: 0 },
  side: { top: 0, bottom: 0 },
};

/** A drawer that has been drawn: shut by a swipe, the button, the key of escape or the device’s way back. */
export function DrawerFrame({ drawer, title, ids, room, keepFree, onGo, onClose, children }: DrawerFrameProps) {
  const { id } = drawer;
  const { t } = useTranslation();
  const { heightPt: height } = useSide();
  const { isLeft } = useHand();
  const place = { form: room.form, fromPt: room.topPt, toPt: height - room.bottomPt, sidePt: room.sidePt };
  const placement = placementOf(place, keepFree);
  const { slide, drag, close } = useSlide(placement, onClose);
  const box = useRef<View>(null);
  const go = (by: 1 | -1): void => onGo(neighbourOf(ids, id, by));
  useShortcuts({ escape: close, arrowleft: () => go(-1), arrowright: () => go(1) });
  useFocusReturn();
  useBackCloses(close);
  useEffect(() => box.current?.focus(), [id]);
  useEffect(() => {
    const goingBack = BackHandler.addEventListener('hardwareBackPress', () => {
      close();
      return true;
    });
    return () => goingBack.remove();
  }, [close]);

  const { edge, reachPt } = placement;
  const isUpright = edge !== 'side';
  const atHand = isLeft ? { left: 0 } : { right: 0 };
  const size = isUpright ? { height: reachPt } : { width: reachPt };
  const grip = isUpright ? <View aria-hidden style={styles.grip} /> : null;
  const head = (
    <GestureDetector gesture={drag} touchAction="none">
      <View style={styles.head}>
        {edge === 'bottom' ? grip : null}
        <HandRow style={styles.row}>
          <Words type="heading" role="heading" aria-level={2} style={styles.title}>
            {title}
          </Words>
          <IconButton
            icon="close"
            label={t('drawers.close', { drawer: title })}
            onPress={close}
            testID="drawer-close"
          />
        </HandRow>
        {edge === 'top' ? grip : null}
      </View>
    </GestureDetector>
  );
  const bounds = {
    top: room.topPt,
    bottom: room.bottomPt,
    ...(isUpright ? { left: 0, right: 0 } : { width: reachPt }),
  };
  return (
    <View style={[styles.room, atHand, bounds]}>
      <Animated.View style={[styles.drawer, SIDES[edge], isUpright ? null : atHand, size, slide]}>
        <View ref={box} tabIndex={-1} role="region" aria-label={title} style={[styles.rim, brassRim()]}>
          <View style={[styles.leather, leather]}>
            {edge === 'top' ? null : head}
            <DrawerPage drawer={drawer} ids={ids} onGo={go}>
              {children}
            </DrawerPage>
            {edge === 'top' ? head : null}
          </View>
        </View>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  // A drawer slides in and out behind the handles.
  room: { position: 'absolute', zIndex: 2, ...CLIP, pointerEvents: 'box-none' },
  drawer: { position: 'absolute' },
  rim: { flex: 1, borderRadius: RADIUS.drawer, padding: 1.5, boxShadow: shadowOf(9), outlineWidth: 0 },
  leather: { flex: 1, borderRadius: RADIUS.drawer - 1.5, ...CLIP },
  head: { paddingHorizontal: SPACE.m, paddingVertical: SPACE.xs },
  grip: {
    alignSelf: 'center',
    width: 44,
    height: 4,
    marginVertical: SPACE.xs,
    borderRadius: 2,
    backgroundColor: UI.brass,
  },
  row: { alignItems: 'center', gap: SPACE.m },
  title: { flexGrow: 1, flexShrink: 1 },
});
