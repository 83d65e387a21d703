/** The bundled faces, by the name they are registered under. */
export const FONTS = {
  /** The logotype and a player's name only: its capitals are not for reading. */
  logo: 'GrenzeGotisch-Black',
  /** Names, headings, buttons. */
  display: 'Alegreya-ExtraBold',
  /** The text of cards and rules. */
  body: 'Alegreya-Medium',
  bodyItalic: 'Alegreya-MediumItalic',
  /** The interface, from its quietest to its loudest weight. */
  ui: 'AlegreyaSans-Medium',
  uiBold: 'AlegreyaSans-Bold',
  uiExtraBold: 'AlegreyaSans-ExtraBold',
} as const;
export type FontRole = keyof typeof FONTS;

/** Nothing on a phone is set smaller than this; a tablet laid flat asks for more. */
export const MIN_TEXT_PT = 14;
export const MIN_TEXT_FLAT_PT = 18;

export interface TextStyle {
  readonly font: FontRole;
  readonly sizePt: number;
  readonly lineHeightPt: number;
}

/** Every size of text in the app. */
export const TYPE = {
  logo: { font: 'logo', sizePt: 76, lineHeightPt: 92 },
  player: { font: 'logo', sizePt: 56, lineHeightPt: 68 },
  heading: { font: 'display', sizePt: 26, lineHeightPt: 32 },
  name: { font: 'display', sizePt: 22, lineHeightPt: 28 },
  button: { font: 'display', sizePt: 20, lineHeightPt: 26 },
  buttonLarge: { font: 'display', sizePt: 25, lineHeightPt: 32 },
  prompt: { font: 'uiBold', sizePt: 19, lineHeightPt: 24 },
  number: { font: 'uiExtraBold', sizePt: 18, lineHeightPt: 22 },
  body: { font: 'body', sizePt: 16, lineHeightPt: 21 },
  quote: { font: 'bodyItalic', sizePt: 20, lineHeightPt: 26 },
  ui: { font: 'uiBold', sizePt: 16, lineHeightPt: 20 },
  strip: { font: 'uiExtraBold', sizePt: 15, lineHeightPt: 19 },
  label: { font: 'uiBold', sizePt: 14, lineHeightPt: 18 },
} as const satisfies Readonly<Record<string, TextStyle>>;
export type TypeRole = keyof typeof TYPE;

/** Figures stand on the line and in columns: a game is full of numbers. */
export const FIGURES = ['lining-nums'] as const;
