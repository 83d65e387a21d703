import type { Words } from '../wording';
import { actionWords } from './actionWords';
import type { Speaker } from './speaker';

const PART = '>';
const TOGETHER = '+';
const HALF = 'half';
/** One of several that lie face down. */
const CARD = /^card-(\d+)$/;
const POISON = /^poison-(\d+)$/;

const isIn = <Id extends string>(group: Readonly<Record<Id, string>>, id: string): id is Id => Object.hasOwn(group, id);

function partedOption(speaker: Speaker, [who = '', what = '', how]: readonly string[]): string {
  const isForSale = Object.hasOwn(speaker.wording.services, what) || how === HALF;
  const [, poison] = POISON.exec(what) ?? [];
  if (poison !== undefined)
    return `${speaker.name(who)} · ${speaker.say(speaker.wording.terms.poisonCard, { poison })}`;
  const { name }: Pick<Words, 'name'> = isForSale ? { name: speaker.name(what) } : actionWords(speaker, who, what);
  const half = how === HALF ? ` (${speaker.wording.terms.halfPrice})` : '';
  return `${speaker.name(who)} · ${name}${half}`;
}

/** An option of a prompt, as the label of its button. */
export function optionWords(speaker: Speaker, option: string): string {
  if (option.includes(PART)) return partedOption(speaker, option.split(PART));
  if (option.includes(TOGETHER)) return speaker.names(option.split(TOGETHER));
  const { choices, terms } = speaker.wording;
  const [, card] = CARD.exec(option) ?? [];
  if (card !== undefined) return speaker.say(terms.card, { number: card });
  const [, poison] = POISON.exec(option) ?? [];
  if (poison !== undefined) return speaker.say(terms.poisonCard, { poison });
  return isIn(choices, option) ? choices[option] : speaker.name(option);
}
