import { useMemo, useState } from 'react';
import { PanResponder, type GestureResponderHandlers } from 'react-native';

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
  const [liftPt, setLift] = useState(0);
  const { panHandlers } = useMemo(
    () =>
      PanResponder.create({
        onMoveShouldSetPanResponder: (_, { dx, dy }) =>
          onPushed !== null && dy < -STARTS_PT && Math.abs(dy) > Math.abs(dx),
        onPanResponderMove: (_, { dy }) => setLift(Math.max(0, -dy)),
        onPanResponderRelease: (_, { dy }) => {
          setLift(0);
          if (-dy >= PUSHED_PT) onPushed?.();
        },
        onPanResponderTerminate: () => setLift(0),
      }),
    [onPushed],
  );
  return { liftPt, isFarEnough: liftPt >= PUSHED_PT, handlers: panHandlers };
}
