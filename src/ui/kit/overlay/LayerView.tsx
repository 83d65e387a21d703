import { useRef } from 'react';
import { StyleSheet, type View } from 'react-native';
import Animated, { cubicBezier } from 'react-native-reanimated';
import { FocusBracket } from './FocusBracket';
import type { FocusPlace } from './focus';
import type { Layer } from './layers';
import { useEscape } from './useEscape';
import { useCovered } from './useCovered';
import { useFocusKept } from './useFocusKept';

export interface LayerViewProps {
  readonly layer: Layer;
  readonly isTop: boolean;
  readonly returns: readonly FocusPlace[];
  /** It is asked to go. */
  readonly onBack: () => void;
}

const fadeIn = {
  animationName: { from: { opacity: 0 }, to: { opacity: 1 } },
  animationDuration: '250ms',
  animationTimingFunction: cubicBezier(0.215, 0.61, 0.355, 1),
} as const;

/** One of the things that lie over a side: it covers all of it, and holds whoever goes by keys or has it read. */
export function LayerView({ layer: { label, onClose, content }, isTop, returns, onBack }: LayerViewProps) {
  const place = useRef<View>(null);
  const covered = useCovered(place, !isTop);
  useFocusKept(place, isTop, returns);
  useEscape(place, isTop, onBack);
  return (
    <Animated.View
      {...covered}
      ref={place}
      role="dialog"
      aria-modal={isTop}
      aria-label={label}
      tabIndex={-1}
      onAccessibilityEscape={onClose ?? undefined}
      style={[styles.layer, fadeIn]}
      testID="layer"
    >
      <FocusBracket place={place} end="last" />
      {content}
      <FocusBracket place={place} end="first" />
    </Animated.View>
  );
}

const styles = StyleSheet.create({ layer: { position: 'absolute', inset: 0, outlineStyle: 'solid', outlineWidth: 0 } });
