import type { Language } from '../../languages';
import { help as en, type HelpId } from './en';
import { help as fr } from './fr';

const TEXTS: Readonly<Record<Language, Readonly<Record<HelpId, string>>>> = { en, fr };

const isExplained = (rule: string): rule is HelpId => Object.hasOwn(en, rule);

/** A rule in a sentence or two, by its id; null for those that no player asks about. */
export const ruleHelp = (language: Language, rule: string): string | null =>
  isExplained(rule) ? TEXTS[language][rule] : null;
