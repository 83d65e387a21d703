import type { Refusal } from '../../../rules/machine';
import type { Language } from '../../languages';
import type { CatacombsWords } from '../catacombsWords';
import { REASONS } from '../reasons';
import { FRENCH } from './fr';
import { FRENCH_OPENINGS } from './frOpenings';
import { FIELDS, KINDS, PEOPLE, type Saying } from './people';

const REFUSED = /^refused: (\w+)(?: \(([A-Z]+-\d+)\))?([^;]*)/;
const MISPLACED = /^(\w+)(?: (\S+))? \(([A-Z]+-\d+)\)$/;
const CITED = / ?\((?:BASE|EXTRA|SOL|VERM)-\d+[^)]*\)/g;
const ID = /"?\b((?:hero|ally|monster|lord|spell|equipment|artefact|room):[a-z\d-]+)"?/g;

const isKnown = (reason: string): boolean => REASONS.some((one) => one === reason);

/** The place of the fault says which one. */
const THIS_DISC: Readonly<Record<Language, string>> = { en: 'this disc', fr: 'ce pion' };

/** A refusal that has been written into a line, as the value that it was. */
function refusalIn(language: Language, message: string): Refusal | null {
  const [, reason = '', rule = null, told = ''] = REFUSED.exec(message) ?? [];
  if (isKnown(reason)) {
    const details = told
      .trim()
      .split(' ')
      .filter((part) => part.includes('='));
    return { reason, rule, details: Object.fromEntries(details.map((part) => part.split('=', 2))) };
  }
  const [, fault = '', other, cited = null] = MISPLACED.exec(message) ?? [];
  return isKnown(fault)
    ? { reason: fault, rule: cited, details: { piece: THIS_DISC[language], ...(other === undefined ? {} : { other }) } }
    : null;
}

/** By the first saying that knows it; as it is, where none does. */
function saidBy(sayings: readonly Saying[], language: Language, message: string): string {
  const found = sayings.find(([pattern]) => pattern.test(message));
  if (found === undefined) return message;
  const [pattern, words] = found;
  const parts = pattern.exec(message) ?? [];
  return words.replace(/\$(\d)/g, (_, index: string) => {
    const part = parts[Number(index)] ?? '';
    return KINDS[language][part] ?? part.replaceAll('|', ', ');
  });
}

/** Cards by their names, and no numbers of rules: whoever writes files by hand has the lines of the replay for those. */
const named = (message: string, { name }: Pick<CatacombsWords, 'name'>): string =>
  message.replace(CITED, '').replace(ID, (_, id: string) => name(id));

/** What is wrong with a file, as a person would say it. The rules say it in English, with ids. */
export function faultWords(language: Language, words: CatacombsWords, message: string): string {
  const refusal = refusalIn(language, message);
  if (refusal !== null) return words.refusal(refusal);
  const sayings = language === 'fr' ? [...PEOPLE.fr, ...FRENCH, ...FRENCH_OPENINGS] : PEOPLE.en;
  return named(saidBy(sayings, language, message), words);
}

const LINE = /^line (\d+), column (\d+)$/;
const PART = /\["([^"]+)"\]|\[(\d+)\]|([A-Za-z_]\w*)/g;
/** Every file begins with these: what is wrong there is wrong with the whole file. */
const HEAD: readonly string[] = ['format', 'version', 'game'];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where in a file, as far as it helps to find it: “Room 2, monster 1, life”; nothing for the file as a whole. */
export function faultPlace(language: Language, { name }: Pick<CatacombsWords, 'name'>, place: string): string {
  const line = LINE.exec(place);
  if (line !== null) return language === 'fr' ? `Ligne ${line[1]}, colonne ${line[2]}` : upperFirst(place);
  if (HEAD.includes(place)) return '';
  const parts = [...place.matchAll(PART)].reduce<readonly string[]>((said, [, id, index, field]) => {
    if (index !== undefined) return [...said.slice(0, -1), `${said.at(-1) ?? ''} ${Number(index) + 1}`];
    return [...said, id === undefined ? (FIELDS[language][field ?? ''] ?? `“${field}”`) : name(id)];
  }, []);
  return upperFirst(parts.join(', '));
}
