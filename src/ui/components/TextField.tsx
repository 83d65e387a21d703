import { useState } from 'react';
import { StyleSheet, TextInput, type StyleProp, type TextStyle } from 'react-native';
import { FONTS, HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { lettersOf } from './letters';
import { useLetterScale } from './useTextScale';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Stands there until something is written. */
  readonly placeholder: string;
  readonly maxChars: number;
  readonly style?: StyleProp<TextStyle>;
  readonly testID?: string;
}

/** A line to write on. */
export function TextField({ label, value, onChange, placeholder, maxChars, style, testID }: TextFieldProps) {
  const [isFocused, setFocused] = useState(false);
  const { sizePt, lineHeightPt } = lettersOf('button', useLetterScale());
  return (
    <TextInput
      aria-label={label}
      value={value}
      onChangeText={onChange}
      placeholder={placeholder}
      placeholderTextColor={UI.muted}
      maxLength={maxChars}
      selectTextOnFocus
      autoCorrect={false}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      style={[styles.field, { fontSize: sizePt, lineHeight: lineHeightPt }, isFocused && styles.focused, style]}
      testID={testID}
    />
  );
}

const styles = StyleSheet.create({
  field: {
    minHeight: HIT,
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
  focused: { borderColor: UI.gold, outlineColor: UI.gold, outlineStyle: 'solid', outlineWidth: 2, outlineOffset: -2 },
});
