import type { Language } from '../../languages';
import { chapters, help as en, type ChapterId, type HelpId } from './en';
import { help as fr } from './fr';

const TEXTS: Readonly<Record<Language, Readonly<Record<HelpId, string>>>> = { en, fr };

const isExplained = (rule: string): rule is HelpId => Object.hasOwn(en, rule);

/** A rule in a sentence or two, by its id; null for those that no player asks about. */
export const ruleHelp = (language: Language, rule: string): string | null =>
  isExplained(rule) ? TEXTS[language][rule] : null;

export { chapters as HELP_CHAPTERS, type ChapterId };
