import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { Easing, useAnimatedStyle, useSharedValue, withTiming } from 'react-native-reanimated';
import type { Purse } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { TellFilm } from '../../../game';
import { useIsMotionReduced } from '../../../kit/settings';
import { useSide } from '../../../kit/side';
import { TokenFace } from '../score/TokenFace';
import type { ConquestSpeech } from '../words';

const HOP_MS = 320;
const FADE_MS = 120;
/** One after another. */
const BETWEEN_MS = 90;
const ARC_PT = 64;
const TOKEN_PT = 40;

/** Where each lies across the table, below the score. */
const ACROSS: Readonly<Record<Purse, number>> = { sword: 0.1, bank: 0.5, skull: 0.9 };

/** A token hops along an arc from where it lay to where it belongs; one that was captured turns over at the top. */
export function TokenHop({ event: { from, to }, pace, onEnd }: TellFilm<ConquestPlayed, ConquestSpeech, 'tokenMoved'>) {
  const isStill = useIsMotionReduced();
  const { widthPt } = useSide();
  const way = useSharedValue(0);
  const hopMs = (isStill ? FADE_MS : HOP_MS) / pace;
  useEffect(() => {
    way.set(withTiming(1, { duration: hopMs, easing: Easing.inOut(Easing.quad) }));
    const timer = setTimeout(onEnd, hopMs + BETWEEN_MS / pace);
    return () => clearTimeout(timer);
  }, [way, hopMs, pace, onEnd]);

  const [startPt, endPt] = [ACROSS[from] * widthPt, ACROSS[to] * widthPt];
  const hopping = useAnimatedStyle(() => {
    const share = isStill ? 1 : way.get();
    return {
      opacity: isStill ? way.get() : 1,
      transform: [
        { translateX: startPt + (endPt - startPt) * share - TOKEN_PT / 2 },
        { translateY: ARC_PT * 4 * share * (1 - share) },
        { scaleX: from === 'bank' || to === 'bank' ? 1 : Math.abs(Math.cos(Math.PI * share)) },
      ],
    };
  });
  const before = useAnimatedStyle(() => ({ opacity: !isStill && way.get() < 0.5 ? 1 : 0 }));
  const after = useAnimatedStyle(() => ({ opacity: !isStill && way.get() < 0.5 ? 0 : 1 }));
  return (
    <View aria-hidden style={styles.table} testID="token-hop">
      <Animated.View style={[styles.token, hopping]}>
        <Animated.View style={before}>
          <TokenFace purse={from} sizePt={TOKEN_PT} />
        </Animated.View>
        <Animated.View style={[StyleSheet.absoluteFill, after]}>
          <TokenFace purse={to} sizePt={TOKEN_PT} />
        </Animated.View>
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  table: { ...StyleSheet.absoluteFill, pointerEvents: 'none' },
  token: { position: 'absolute', left: 0, top: 0, width: TOKEN_PT, height: TOKEN_PT },
});
