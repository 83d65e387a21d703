/** Who looks at the album: in which language, and with how large letters. */
export interface Reader {
  readonly language: 'en' | 'fr';
  /** The size of usual text that was asked of the browser; left out: its own. */
  readonly fontPx?: number;
}

export const USUAL_READER: Reader = { language: 'en' };
export const FRENCH_READER: Reader = { language: 'fr' };
/** 1.6 times as large as usual. */
export const FAR_SIGHTED_READER: Reader = { language: 'en', fontPx: 26 };
/** Twice as large, in the longer language. */
export const LARGEST_READER: Reader = { language: 'fr', fontPx: 32 };

/** A reader in short: `fr`, `en,32`. */
export function readerOf(short: string): Reader {
  const [language, px] = short.split(',');
  return { language: language === 'fr' ? 'fr' : 'en', ...(px === undefined ? {} : { fontPx: Number(px) }) };
}

/** What a picture's name says of whoever it was taken for. */
export const suffixOf = ({ language, fontPx }: Reader): readonly string[] => [
  ...(language === 'en' ? [] : [language]),
  ...(fontPx === undefined ? [] : [`${fontPx}px`]),
];
