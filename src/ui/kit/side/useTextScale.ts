import { createContext, use } from 'react';
import { LARGE_TEXT } from './largeText';

export interface TextScales {
  /** How much larger than usual letters are read. */
  readonly whole: number;
  /** Of it, what the app does: phones and tablets scale every text by themselves. */
  readonly letters: number;
}

export const TextScaleContext = createContext<TextScales>({ whole: 1, letters: 1 });

export const useTextScale = (): number => use(TextScaleContext).whole;

export const useLetterScale = (): number => use(TextScaleContext).letters;

export const useIsTextLarge = (): boolean => useTextScale() >= LARGE_TEXT;
