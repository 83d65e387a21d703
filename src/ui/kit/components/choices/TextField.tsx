import { useState } from 'react';
import { StyleSheet, TextInput, View, type StyleProp, type ViewStyle } from 'react-native';
import { FONTS, HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { useLetters } from '../letters/useLetters';
import { Words } from '../words';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stands there until something is written, in as many lines as it needs: a browser's own would be cut off. */
  readonly placeholder: string;
  readonly maxChars: number;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

/** A line to write on. */
export function TextField({ label, value, onChange, placeholder, maxChars, style, testID }: TextFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const { sizePt, lineHeightPt } = useLetters('button');
  return (
    <View style={style}>
      <TextInput
        aria-label={label}
        value={value}
        onChangeText={onChange}
        maxLength={maxChars}
        selectTextOnFocus
        autoCorrect={false}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        style={[styles.field, { fontSize: sizePt, lineHeight: lineHeightPt }, isFocused && styles.focused]}
        testID={testID}
      />
      <View aria-hidden style={[styles.room, value !== '' && styles.written]}>
        <Words type="button" colour={UI.muted}>
          {placeholder}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  field: {
    position: 'absolute',
    inset: 0,
    minWidth: 0,
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.5),
    backgroundColor: withAlpha(UI.shade, 0.5),
    color: UI.ivory,
    fontFamily: FONTS.display,
  },
  room: {
    minHeight: HIT,
    justifyContent: 'center',
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    pointerEvents: 'none',
  },
  // Its room stays, so that nothing moves below what is being written.
  written: { opacity: 0 },
  focused: { borderColor: UI.gold, outlineColor: UI.gold, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: -2 },
});
