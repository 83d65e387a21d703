import { useMemo, useState } from 'react';
import { PanResponder, type GestureResponderHandlers, type PanResponderGestureState } from 'react-native';
import { seenFrom, useSide } from '../../../kit/side';

/** Pushed up so far, a card is played. */
const PUSHED_PT = 64;
/** A finger that goes up rather than along pushes; along, it scrolls the hand. */
const STARTS_PT = 10;

export interface Push {
  /** How far the card that is held has been lifted. */
  readonly liftPt: number;
  readonly isFarEnough: boolean;
  readonly handlers: GestureResponderHandlers;
}

/** One thumb: a card is pushed up on to the felt. Let go before that, it falls back. */
export function usePush(onPushed: (() => void) | null): Push {
  const { quarters } = useSide();
  const [liftPt, setLift] = useState(0);
  const { panHandlers } = useMemo(() => {
    // A finger is told of by the screen, which the side may be turned against.
    const gone = ({ dx, dy }: PanResponderGestureState) => seenFrom(quarters, dx, dy);
    return PanResponder.create({
      onMoveShouldSetPanResponder: (_, finger) => {
        const { x, y } = gone(finger);
        return onPushed !== null && y < -STARTS_PT && Math.abs(y) > Math.abs(x);
      },
      onPanResponderMove: (_, finger) => setLift(Math.max(0, -gone(finger).y)),
      onPanResponderRelease: (_, finger) => {
        setLift(0);
        if (-gone(finger).y >= PUSHED_PT) onPushed?.();
      },
      onPanResponderTerminate: () => setLift(0),
    });
  }, [quarters, onPushed]);
  return { liftPt, isFarEnough: liftPt >= PUSHED_PT, handlers: panHandlers };
}
