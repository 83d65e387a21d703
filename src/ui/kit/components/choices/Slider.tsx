import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View, type AccessibilityActionEvent } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { CLIP, FOCUS_RING, HIT, RADIUS, SPACE, UI } from '../../../../theme';
import { isAcross, type Vec2 } from '../../../../lib';
import { acrossIn, scrollsUpright, useSide } from '../../side';
import type { KeyPress } from '../touch';
import { brassRim, polishedBrass, shadowOf } from '../materials';
import { afterKey, onMark } from './sliderSteps';

const KNOB_PT = 30;
const GROOVE_PT = 12;
/** Along the groove, and aside from it. */
const MEANT_PT: [number, number] = [-4, 4];
const NOT_MEANT_PT: [number, number] = [-12, 12];

export interface SliderProps {
  readonly label: string;
  /** 0 to 1, or between bounds of its own. */
  readonly value: number;
  readonly bounds?: { readonly least: number; readonly most: number };
  readonly onChange: (value: number) => void;
  readonly testID?: string;
}

const WHOLE = { least: 0, most: 1 } as const;

/** A brass knob in a groove, moved by finger, by keys or by a screen reader. */
export function Slider({ label, value, bounds = WHOLE, onChange, testID }: SliderProps) {
  const { t } = useTranslation();
  const { quarters } = useSide();
  const [widthPt, setWidthPt] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const travelPt = Math.max(1, widthPt - KNOB_PT);
  const inPercent = (part: number): number => Math.round(part * 100);
  const percent = inPercent(value);
  const reach = bounds.most - bounds.least;
  const share = (value - bounds.least) / reach;

  const change = (next: number): void => onChange(bounds.least + next * reach);
  const moveTo = (finger: Vec2): void => change(onMark((acrossIn(quarters, finger, widthPt) - KNOB_PT / 2) / travelPt));
  const pan = Gesture.Pan().runOnJS(true).onUpdate(moveTo);
  const drag = isAcross(quarters)
    ? pan.activeOffsetY(MEANT_PT).failOffsetX(NOT_MEANT_PT)
    : pan.activeOffsetX(MEANT_PT).failOffsetY(NOT_MEANT_PT);
  const tap = Gesture.Tap().runOnJS(true).onEnd(moveTo);

  const onKeyDown = (event: KeyPress): void => {
    const next = afterKey(event.nativeEvent.key, share);
    if (next === null) return;
    event.preventDefault();
    change(next);
  };
  const onAction = ({ nativeEvent }: AccessibilityActionEvent): void =>
    change(onMark(share + (nativeEvent.actionName === 'increment' ? 0.1 : -0.1)));

  return (
    <GestureDetector gesture={Gesture.Race(drag, tap)} touchAction={scrollsUpright(quarters)}>
      <View
        accessible
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={inPercent(bounds.least)}
        aria-valuemax={inPercent(bounds.most)}
        aria-valuenow={percent}
        aria-valuetext={t('common.percent', { value: percent })}
        accessibilityActions={[{ name: 'increment' }, { name: 'decrement' }]}
        onAccessibilityAction={onAction}
        onKeyDown={onKeyDown}
        onLayout={(event) => setWidthPt(event.nativeEvent.layout.width)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={styles.slider}
        testID={testID}
      >
        <View style={[styles.rim, brassRim()]}>
          <View style={styles.groove}>
            <View style={[styles.filled, polishedBrass, { width: KNOB_PT / 2 + share * travelPt }]} />
          </View>
        </View>
        <View style={[styles.knobRim, { left: share * travelPt }]}>
          <View style={[styles.knob, polishedBrass]} />
        </View>
        {isFocused ? <View style={styles.ring} testID="focus-ring" /> : null}
      </View>
    </GestureDetector>
  );
}

const styles = StyleSheet.create({
  slider: { height: HIT, justifyContent: 'center', outlineStyle: 'solid', outlineWidth: 0 },
  rim: { borderRadius: GROOVE_PT, padding: 1.5, marginHorizontal: SPACE.hair },
  groove: { height: GROOVE_PT - 3, borderRadius: GROOVE_PT, backgroundColor: UI.night, ...CLIP },
  filled: { height: '100%' },
  knobRim: {
    position: 'absolute',
    width: KNOB_PT,
    height: KNOB_PT,
    borderRadius: KNOB_PT / 2,
    padding: 2,
    backgroundColor: UI.brassDark,
    boxShadow: shadowOf(3),
  },
  knob: { flex: 1, borderRadius: KNOB_PT / 2 },
  ring: { position: 'absolute', inset: 0, borderRadius: RADIUS.cell, pointerEvents: 'none', ...FOCUS_RING },
});
