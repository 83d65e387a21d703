import type { Refusal } from '../../../rules/machine';
import type { Language } from '../../languages';
import type { CatacombsWords } from '../catacombsWords';
import { REASONS } from '../reasons';
import { FRENCH, FRENCH_KINDS } from './fr';

const REFUSED = /^refused: (\w+)(?: \(([A-Z]+-\d+)\))?([^;]*)/;
const MISPLACED = /^(\w+)(?: (\S+))? \(([A-Z]+-\d+)\)$/;

const isKnown = (reason: string): boolean => REASONS.some((one) => one === reason);

/** A refusal that has been written into a line, as the value that it was. */
function refusalIn(message: string): Refusal | null {
  const [, reason = '', rule = null, told = ''] = REFUSED.exec(message) ?? [];
  if (isKnown(reason)) {
    const details = told
      .trim()
      .split(' ')
      .filter((part) => part.includes('='));
    return { reason, rule, details: Object.fromEntries(details.map((part) => part.split('=', 2))) };
  }
  const [, fault = '', other, cited = null] = MISPLACED.exec(message) ?? [];
  return isKnown(fault) ? { reason: fault, rule: cited, details: other === undefined ? {} : { other } } : null;
}

const inFrench = (kind: string): string => FRENCH_KINDS[kind] ?? kind;

function french(message: string): string {
  const found = FRENCH.find(([pattern]) => pattern.test(message));
  if (found === undefined) return message;
  const [pattern, words] = found;
  const parts = pattern.exec(message) ?? [];
  return words.replace(/\$(\d)/g, (_, index: string) => inFrench(parts[Number(index)] ?? ''));
}

/** What is wrong with a file, in the language of whoever chose it. The rules say it in English, with ids. */
export function faultWords(language: Language, words: CatacombsWords, message: string): string {
  if (language === 'en') return message;
  const refusal = refusalIn(message);
  if (refusal === null) return french(message);
  const rule = refusal.rule === null ? '' : ` (${refusal.rule})`;
  return `${words.refusal(refusal)}${rule}`;
}

const LINE = /^line (\d+), column (\d+)$/;

/** Where in a file: a path, which is the same everywhere, or a line. */
export const faultPlace = (language: Language, place: string): string =>
  language === 'fr' ? place.replace(LINE, 'la ligne $1, colonne $2') : place;
