import { memo, useEffect, useMemo, useState } from 'react';
import { StyleSheet, Text, View, type LayoutChangeEvent } from 'react-native';
import Animated, {
  cancelAnimation,
  Easing,
  ReduceMotion,
  useAnimatedStyle,
  useSharedValue,
  withTiming,
} from 'react-native-reanimated';
import { FIGURES, FONTS, MOTION, MOTION_MS, RADIUS, SPACE, TYPE, UI } from '../../theme';
import { sizeTurned, type Frame, type Projection, type Viewport } from '../camera';
import { Cosmetic } from '../cosmetic';
import type { BoardFloat, BoardViewProps } from '../scene/boardViewProps';
import { layFloats, type FloatAt, type LaidFloat } from './layFloats';
import { localPlace } from './localPlace';
import { movedTo } from './movedTo';

export interface FloatsProps {
  readonly floats: readonly BoardFloat[];
  readonly projection: Projection;
  readonly frame: Frame;
  readonly motion: BoardViewProps['motion'];
  readonly textScale?: number;
  readonly letterScale?: number;
}

/** The last part of the time, in which it fades. */
const FADING = 0.3;

const INK: Readonly<Record<BoardFloat['tone'], { readonly text: string; readonly ground: string }>> = {
  damage: { text: UI.red, ground: UI.leather },
  death: { text: UI.flagText, ground: UI.flag },
  heal: { text: UI.green, ground: UI.leather },
  gold: { text: UI.gold, ground: UI.leather },
  note: { text: UI.ivory, ground: UI.leather },
};

interface FloatProps {
  readonly float: BoardFloat & FloatAt & LaidFloat;
  readonly sheet: Viewport;
  readonly risesPx: number;
  readonly letterScale: number;
}

function Float({ float, sheet, risesPx, letterScale }: FloatProps) {
  const { text, tone, x, side, edgeY } = float;
  const [size, setSize] = useState<Viewport | null>(null);
  const share = useSharedValue(0);
  useEffect(() => {
    const steadily = { duration: MOTION_MS.float, easing: Easing.linear, reduceMotion: ReduceMotion.Never };
    share.set(withTiming(1, steadily));
    return () => cancelAnimation(share);
  }, [share]);
  const style = useAnimatedStyle(() => {
    const left = 1 - share.get();
    const risenPx = risesPx * (1 - left * left * left);
    return {
      opacity: Math.min(1, left / FADING),
      transform: [{ translateY: side === 'above' ? -risenPx : risenPx }],
    };
  });
  const measure = ({ nativeEvent: { layout } }: LayoutChangeEvent): void =>
    setSize({ widthPx: layout.width, heightPx: layout.height });
  const { text: color, ground } = INK[tone];
  const place = size && {
    leftPx: within(x - size.widthPx / 2, 0, sheet.widthPx - size.widthPx),
    topPx:
      side === 'above'
        ? within(edgeY - size.heightPx, risesPx, sheet.heightPx - size.heightPx)
        : within(edgeY, 0, sheet.heightPx - risesPx - size.heightPx),
  };
  return (
    <View aria-hidden onLayout={measure} style={[styles.place, place ? movedTo(place) : styles.unplaced]}>
      <Animated.View
        testID={`float-${tone}`}
        style={[styles.float, { backgroundColor: ground, borderColor: color }, style]}
      >
        <Text style={[styles.text, sizeAt(letterScale), { color }]}>{text}</Text>
      </Animated.View>
    </View>
  );
}

const sizeAt = (letterScale: number) => ({
  fontSize: TYPE.number.sizePt * letterScale,
  lineHeight: TYPE.number.lineHeightPt * letterScale,
});

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** What is said where it happens: it rises from its place and fades. The log keeps it, for eyes and for ears. */
export const Floats = memo(function Floats(props: FloatsProps) {
  const { floats, projection, frame, motion, textScale = 1, letterScale = textScale } = props;
  const sheet = sizeTurned(frame, frame.lies);
  const risesPx = motion === 'full' ? MOTION.floatRisePt : 0;
  const laid = useMemo(() => {
    const placed = floats.map((float) => ({
      ...float,
      ...localPlace(float, projection, frame),
      radiusPx: float.radiusMm * projection.pxPerMm,
    }));
    return layFloats(placed, { heightPx: sheet.heightPx, risesPx, textScale });
  }, [floats, projection, frame, sheet.heightPx, risesPx, textScale]);
  return laid.map((float) => (
    <Cosmetic key={float.key} part="float">
      <Float float={float} sheet={sheet} risesPx={risesPx} letterScale={letterScale} />
    </Cosmetic>
  ));
});

const styles = StyleSheet.create({
  place: { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' },
  unplaced: { opacity: 0 },
  float: {
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.hair,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
  },
  text: {
    fontFamily: FONTS[TYPE.number.font],
    fontVariant: [...FIGURES],
    textAlign: 'center',
  },
});
