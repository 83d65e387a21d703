import { GRAMMARS, phrase, sentence, type Language, type Noun } from '../common';
import { NAMED_DISCS, type GymWording } from './wording';

type Values = Readonly<Record<string, string>>;

/** Puts discs and numbers into the words of one language. */
export interface Speaker {
  readonly wording: GymWording;
  /** As a label. */
  name(disc: string): string;
  /** As it stands in a sentence, with its article. */
  the(disc: string): string;
  names(discs: readonly string[]): string;
  /** Part of a sentence, its variables filled in. */
  fill(template: string, values?: Values): string;
  /** A whole sentence. */
  say(template: string, values?: Values): string;
}

export function speakerOf(language: Language, wording: GymWording): Speaker {
  const nounOf = (disc: string): Noun => wording.discs[NAMED_DISCS.find((one) => one === disc) ?? 'obstacle'];
  return {
    wording,
    name: (disc) => nounOf(disc).name,
    the: (disc) => nounOf(disc).the,
    names: (discs) => GRAMMARS[language].list(discs.map((disc) => nounOf(disc).name)),
    fill: (template, values = {}) => phrase(language, template, values),
    say: (template, values = {}) => sentence(language, template, values),
  };
}
