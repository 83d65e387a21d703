import { memo, useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { Gesture, GestureDetector, type GestureTouchEvent, type TouchData } from 'react-native-gesture-handler';
import { scheduleOnRN } from 'react-native-worklets';
import type { TouchEvent } from '../aim';
import type { TouchSurfaceProps } from './touchSurface';

type Change = 'down' | 'move' | 'up' | 'lost';

export const TOUCHES = 'board-touches';

function touchesOf(kind: Change, changed: readonly TouchData[], atMs: number): TouchEvent[] {
  'worklet';
  return changed.map(({ id, x, y }) =>
    kind === 'lost' ? { kind, fingerId: id, atMs } : { kind, fingerId: id, sample: { xPx: x, yPx: y, atMs } },
  );
}

function touchGesture(onTouch: TouchSurfaceProps['onTouch']) {
  const feelAll = (touches: readonly TouchEvent[]): void => touches.forEach(onTouch);
  const feel = (kind: Change, { changedTouches }: GestureTouchEvent): void => {
    'worklet';
    scheduleOnRN(feelAll, touchesOf(kind, changedTouches, performance.now()));
  };
  return Gesture.Manual()
    .withTestId(TOUCHES)
    .onTouchesDown((event, manager) => {
      'worklet';
      // The board takes its touches for itself: no drawer or swipe back may steal a flick half way.
      manager.activate();
      feel('down', event);
    })
    .onTouchesMove((event) => {
      'worklet';
      feel('move', event);
    })
    .onTouchesUp((event, manager) => {
      'worklet';
      feel('up', event);
      if (event.numberOfTouches === 0) manager.end();
    })
    .onTouchesCancelled((event) => {
      'worklet';
      feel('lost', event);
    });
}

/**
 * On a phone the gesture is heard on the UI thread, in the frame in which the system delivers it, and stamped there:
 * gesture-handler's touches carry no time of their own, and the JavaScript thread may be busy.
 */
export const TouchSurface = memo(function TouchSurface({ onTouch }: TouchSurfaceProps) {
  const gesture = useMemo(() => touchGesture(onTouch), [onTouch]);
  return (
    <GestureDetector gesture={gesture}>
      <View style={StyleSheet.absoluteFill} collapsable={false} />
    </GestureDetector>
  );
});
