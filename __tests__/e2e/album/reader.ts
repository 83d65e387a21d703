/** Who looks at the album: in which language, and with how large letters. */
export interface Reader {
  readonly language: 'en' | 'fr';
  /** The size of usual text that was asked of the browser; left out: its own. */
  readonly fontPx?: number;
  /** The size of text that was asked of the game, in per cent: in steps of ten. */
  readonly textPercent?: number;
}

export const USUAL_READER: Reader = { language: 'en' };
export const FRENCH_READER: Reader = { language: 'fr' };
/** 1.6 times as large as usual. */
export const FAR_SIGHTED_READER: Reader = { language: 'en', fontPx: 26 };
/** Twice as large, in the longer language. */
export const LARGEST_READER: Reader = { language: 'fr', textPercent: 200 };

/** A reader in short: `fr`, `en,32`, `fr,200%`. */
export function readerOf(short: string): Reader {
  const [code, size] = short.split(',');
  const language = code === 'fr' ? 'fr' : 'en';
  if (size === undefined) return { language };
  return size.endsWith('%')
    ? { language, textPercent: Number.parseInt(size) }
    : { language, fontPx: Number.parseInt(size) };
}

/** What a picture's name says of whoever it was taken for. */
export const suffixOf = ({ language, fontPx, textPercent }: Reader): readonly string[] => [
  ...(language === 'en' ? [] : [language]),
  ...(fontPx === undefined ? [] : [`${fontPx}px`]),
  ...(textPercent === undefined ? [] : [`${textPercent}%`]),
];
