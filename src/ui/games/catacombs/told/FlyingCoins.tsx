import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withDelay, withTiming } from 'react-native-reanimated';
import { Token } from '../cards';

const COIN_PT = 22;
const FLY_MS = 420;
const BETWEEN_MS = 60;
const ARC_PT = 26;

interface CoinProps {
  readonly order: number;
  readonly distancePt: number;
}

function Coin({ order, distancePt }: CoinProps) {
  const way = useSharedValue(0);
  useEffect(() => {
    way.set(withDelay(order * BETWEEN_MS, withTiming(1, { duration: FLY_MS, easing: Easing.in(Easing.quad) })));
  }, [way, order]);
  const style = useAnimatedStyle(() => {
    const share = way.get();
    return {
      opacity: share === 0 || share === 1 ? 0 : 1,
      transform: [{ translateX: share * distancePt }, { translateY: -ARC_PT * 4 * share * (1 - share) }],
    };
  });
  return (
    <Animated.View style={[styles.coin, style]}>
      <Token id="coin" sizePt={COIN_PT} />
    </Animated.View>
  );
}

export interface FlyingCoinsProps {
  readonly count: number;
  readonly distancePt: number;
}

/** Coins that leap one after the other from the kills into the purse. */
export function FlyingCoins({ count, distancePt }: FlyingCoinsProps) {
  return (
    <View aria-hidden style={styles.flight}>
      {Array.from({ length: count }, (_, order) => (
        <Coin key={order} order={order} distancePt={distancePt} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  flight: { position: 'absolute', left: 0, top: '40%', pointerEvents: 'none' },
  coin: { position: 'absolute' },
});
