import type { OptionId } from '../../../rules/machine';
import type { ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { HIT, mix, RADIUS, SPACE, UI } from '../../../theme';
import { Glyph } from '../../kit/glyph';
import {
  brassRim,
  inSentences,
  leather,
  polishedRim,
  shadowOf,
  Tappable,
  useTextScale,
  Words,
} from '../../kit/components';

export interface OptionButtonProps {
  /** The option as the rules name it. */
  readonly option: OptionId;
  readonly label: string;
  /** What choosing it does. */
  readonly note?: string;
  readonly face?: ReactNode;
  readonly detail?: ReactNode;
  /** Why it cannot be chosen; null for what can. */
  readonly barred?: string | null;
  /** It was touched all the same: the way to the rule behind it. */
  readonly onBarred?: () => void;
  /** Chosen or not, where several can be; undefined where a press answers at once. */
  readonly isChosen?: boolean;
  readonly onPress: () => void;
  readonly style?: StyleProp<ViewStyle>;
}

/** One thing to choose: its picture, its name, what it does, and why not when it is barred. */
export function OptionButton(props: OptionButtonProps) {
  const { option, label, note, face, detail, barred = null, onBarred, isChosen, onPress, style } = props;
  const isToggle = isChosen !== undefined;
  const scale = useTextScale();
  return (
    <Tappable
      role={isToggle ? 'checkbox' : 'button'}
      rover={option}
      aria-checked={isToggle ? isChosen : undefined}
      spoken={inSentences(label, note, barred)}
      aria-disabled={barred !== null}
      disabled={barred !== null && onBarred === undefined}
      onPress={barred === null ? onPress : onBarred}
      radius={RADIUS.panel}
      style={[styles.option, { flexBasis: BASIS_PT * scale, minWidth: LEAST_PT * scale }, style]}
      testID={`option-${option}`}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, isChosen ? polishedRim : brassRim(), isPressed && styles.pressed]}>
          <View style={[styles.face, leather, isHovered && styles.lit, isChosen && styles.chosen]}>
            {face}
            <View style={[styles.words, { flexBasis: WORDS_PT * scale }]}>
              <Words type="ui" colour={barred === null ? UI.ivory : UI.muted}>
                {label}
              </Words>
              {note === undefined || note === '' ? null : (
                <Words type="label" colour={UI.muted}>
                  {note}
                </Words>
              )}
              {barred === null ? null : (
                <Words type="label" colour={UI.red} style={onBarred && styles.way}>
                  {barred}
                </Words>
              )}
            </View>
            {detail}
            {barred === null ? null : <Glyph id="barred" sizePt={18} colour={UI.red} />}
            {isChosen ? <Glyph id="done" sizePt={20} colour={UI.gold} /> : null}
          </View>
        </View>
      )}
    </Tappable>
  );
}

/** So broad that no word has to be broken, in letters of the usual size; larger ones want more. */
const BASIS_PT = 150;
const LEAST_PT = 140;
const WORDS_PT = 84;
const RIM_PT = 1.5;
const LEAST_HIGH_PT = HIT + SPACE.s;

const styles = StyleSheet.create({
  // Where there is little room, what scrolls beside it gives way.
  option: { flexGrow: 1, flexShrink: 1, maxWidth: '100%', minHeight: LEAST_HIGH_PT + 2 * RIM_PT },
  rim: { flexGrow: 1, borderRadius: RADIUS.panel, padding: RIM_PT, boxShadow: shadowOf(3) },
  pressed: { transform: [{ translateY: 2 }], boxShadow: shadowOf(1) },
  face: {
    flexGrow: 1,
    minHeight: LEAST_HIGH_PT,
    borderRadius: RADIUS.panel - RIM_PT,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.s,
  },
  lit: { backgroundColor: UI.leatherLit },
  chosen: { backgroundColor: mix(UI.leather, UI.buttonMiddle, 0.22) },
  words: { flexGrow: 1, flexShrink: 1 },
  way: { textDecorationLine: 'underline' },
});
