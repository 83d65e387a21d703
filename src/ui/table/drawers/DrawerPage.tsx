import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import Animated, { useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import { MOTION_MS } from '../../../theme';
import { useSteady } from '../../kit/alike';
import { useIsMotionReduced } from '../../kit/settings';
import { DrawerScroll } from './DrawerScroll';
import { drawnTo } from './drawnTo';
import type { Drawer } from './drawersIn';
import { scrollsUpright, useSide } from '../../kit/side';

export interface DrawerPageProps {
  readonly drawer: Drawer;
  /** Those that lie side by side. */
  readonly ids: readonly string[];
  /** A finger has turned to the next one, or to the one before. */
  readonly onGo: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

/** From how far aside what is new comes in. */
const ENTERS_PT = 36;

/** What lies in the open drawer; a swipe to either side goes on to its neighbour. */
export function DrawerPage({ drawer: { id, isReadFromEnd }, ids, onGo, children }: DrawerPageProps) {
  const { quarters } = useSide();
  const isStill = useIsMotionReduced();
  const [shown, setShown] = useState({ id, from: 0 });
  // Known before anything is drawn: from which side the page comes that is new.
  if (shown.id !== id) setShown({ id, from: Math.sign(ids.indexOf(id) - ids.indexOf(shown.id)) });
  const away = useSharedValue(0);
  useEffect(() => {
    if (shown.from === 0 || isStill) return;
    away.set(shown.from);
    away.set(withTiming(0, { duration: MOTION_MS.crossFade }));
  }, [shown, isStill, away]);
  const enters = useAnimatedStyle(() => ({
    opacity: 1 - Math.abs(away.get()),
    transform: [{ translateX: away.get() * ENTERS_PT }],
  }));
  const go = useSteady(onGo);
  const turn = useMemo(
    () =>
      Gesture.Race(
        drawnTo(quarters, 'left', () => go(1)),
        drawnTo(quarters, 'right', () => go(-1)),
      ),
    [quarters, go],
  );
  return (
    <GestureDetector gesture={turn} touchAction={scrollsUpright(quarters)}>
      <Animated.View style={[styles.page, enters]}>
        <DrawerScroll id={id} isReadFromEnd={isReadFromEnd}>
          {children}
        </DrawerScroll>
      </Animated.View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({ page: { flexGrow: 1, flexShrink: 1, flexBasis: 0 } });
