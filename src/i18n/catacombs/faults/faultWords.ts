import type { Refusal } from '../../../rules/machine';
import { REASONS } from '../reasons';
import { refusalWords } from '../say/refusalWords';
import type { Speaker } from '../say/speaker';
import type { FaultWording } from './wording';

const REFUSED = /^refused: (\w+)(?: \(([A-Z]+-\d+)\))?([^;]*)/;
const MISPLACED = /^(\w+)(?: (\S+))? \(([A-Z]+-\d+)\)$/;
const CITED = / ?\((?:BASE|EXTRA|SOL|VERM)-\d+[^)]*\)/g;
const ID = /"?\b((?:hero|ally|monster|lord|spell|equipment|artefact|room):[a-z\d-]+)"?/g;

const isKnown = (reason: string): boolean => REASONS.some((one) => one === reason);

/** A refusal that has been written into a line, as the value that it was. */
function refusalIn({ thisDisc }: FaultWording, message: string): Refusal | null {
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
    ? { reason: fault, rule: cited, details: { piece: thisDisc, ...(other === undefined ? {} : { other }) } }
    : null;
}

/** By the first saying that knows it; as it is, where none does. */
function saidBy({ sayings, kinds }: FaultWording, message: string): string {
  const found = sayings.find(([pattern]) => pattern.test(message));
  if (found === undefined) return message;
  const [pattern, words] = found;
  const parts = pattern.exec(message) ?? [];
  return words.replace(/\$(\d)/g, (_, index: string) => {
    const part = parts[Number(index)] ?? '';
    return kinds[part] ?? part.replaceAll('|', ', ');
  });
}

/** Cards by their names, and no numbers of rules: whoever writes files by hand has the lines of the replay for those. */
const named = (message: string, { name }: Speaker): string =>
  message.replace(CITED, '').replace(ID, (_, id: string) => name(id));

/** What is wrong with a file, as a person would say it. The rules say it in English, with ids. */
export function faultWords(speaker: Speaker, faults: FaultWording, message: string): string {
  const refusal = refusalIn(faults, message);
  return refusal === null ? named(saidBy(faults, message), speaker) : refusalWords(speaker, refusal);
}

const LINE = /^line (\d+), column (\d+)$/;
const PART = /\["([^"]+)"\]|\[(\d+)\]|([A-Za-z_]\w*)/g;
/** Every file begins with these: what is wrong there is wrong with the whole file. */
const HEAD: readonly string[] = ['format', 'version', 'game'];

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Where in a file, as far as it helps to find it: “Room 2, monster 1, life”; nothing for the file as a whole. */
export function faultPlace({ name, say }: Speaker, faults: FaultWording, place: string): string {
  const line = LINE.exec(place);
  if (line !== null) return say(faults.line, { line: line[1] ?? '', column: line[2] ?? '' });
  if (HEAD.includes(place)) return '';
  const parts = [...place.matchAll(PART)].reduce<readonly string[]>((said, [, id, index, field]) => {
    if (index !== undefined) return [...said.slice(0, -1), `${said.at(-1) ?? ''} ${Number(index) + 1}`];
    return [...said, id === undefined ? (faults.fields[field ?? ''] ?? `“${field}”`) : name(id)];
  }, []);
  return upperFirst(parts.join(', '));
}
