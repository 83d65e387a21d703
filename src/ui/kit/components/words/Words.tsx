import { memo } from 'react';
import { Text, type TextProps, type TextStyle } from 'react-native';
import { FIGURES, FONTS, TYPE, UI, type TypeRole } from '../../../../theme';
import { useLetters } from '../letters/useLetters';
import { Announced } from '../../reader';

export interface WordsProps extends TextProps {
  readonly type: TypeRole;
  readonly colour?: string;
  readonly align?: TextStyle['textAlign'];
}

/** Every text of the interface: a role of the theme, a colour, and words that came through a key. */
export const Words = memo(function Words({ type, colour = UI.ivory, align, style, ...rest }: WordsProps) {
  const { sizePt, lineHeightPt } = useLetters(type);
  const base: TextStyle = {
    fontFamily: FONTS[TYPE[type].font],
    fontSize: sizePt,
    lineHeight: lineHeightPt,
    fontVariant: [...FIGURES],
    color: colour,
    textAlign: align,
  };
  const words = <Text {...rest} style={[base, style]} />;
  const { 'aria-live': live, children } = rest;
  if (live === undefined || typeof children !== 'string') return words;
  return (
    <>
      {words}
      <Announced text={children} place="text" />
    </>
  );
});
