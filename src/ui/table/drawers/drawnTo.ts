import {
  Gesture,
  type GestureStateChangeEvent,
  type PanGestureHandlerEventPayload,
} from 'react-native-gesture-handler';

import type { Quarters } from '../../../lib';

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Every platform counts a movement from the place where it is recognised: of which way it goes only this much is told. */
const DRAWN_PT = 28;
const BACK_PT = 14;
const ASIDE_PT = 20;

const CLOCKWISE: readonly Direction[] = ['up', 'right', 'down', 'left'];

/** Which way on the screen it is, for whoever sees it turned so far. */
const onScreen = (direction: Direction, quarters: Quarters): Direction =>
  CLOCKWISE[(CLOCKWISE.indexOf(direction) + quarters) % CLOCKWISE.length] ?? direction;

/** A finger that goes one way, and not first another: it is enough that it has set out. */
export function drawnTo(
  quarters: Quarters,
  wanted: Direction,
  onDrawn: (at: GestureStateChangeEvent<PanGestureHandlerEventPayload>) => void,
) {
  const direction = onScreen(wanted, quarters);
  const sign = direction === 'right' || direction === 'down' ? 1 : -1;
  const pan = Gesture.Pan().runOnJS(true).maxPointers(1).onStart(onDrawn);
  return direction === 'left' || direction === 'right'
    ? pan
        .activeOffsetX(sign * DRAWN_PT)
        .failOffsetX(-sign * BACK_PT)
        .failOffsetY([-ASIDE_PT, ASIDE_PT])
    : pan
        .activeOffsetY(sign * DRAWN_PT)
        .failOffsetY(-sign * BACK_PT)
        .failOffsetX([-ASIDE_PT, ASIDE_PT]);
}
