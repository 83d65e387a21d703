import { HALF, monstersIn, readFaceDown, readOption, readPoison, type PieceId } from '../../../rules/catacombs';
import type { OptionId } from '../../../rules/machine';
import type { Words } from '../wording';
import { actionWords } from './actionWords';
import type { Speaker } from './speaker';

const isIn = <Id extends string>(group: Readonly<Record<Id, string>>, id: string): id is Id => Object.hasOwn(group, id);

function partedOption(speaker: Speaker, who: PieceId, what: string, how: string | null): string {
  const isForSale = Object.hasOwn(speaker.wording.services, what) || how === HALF;
  const poison = readPoison(what);
  if (poison !== null)
    return `${speaker.name(who)} · ${speaker.say(speaker.wording.terms.poisonCard, { poison: String(poison) })}`;
  const { name }: Pick<Words, 'name'> = isForSale ? { name: speaker.name(what) } : actionWords(speaker, who, what);
  const half = how === HALF ? ` (${speaker.wording.terms.halfPrice})` : '';
  return `${speaker.name(who)} · ${name}${half}`;
}

/** An option of a prompt, as the label of its button. */
export function optionWords(speaker: Speaker, option: OptionId): string {
  const { of, what, how } = readOption(option);
  if (what !== null) return partedOption(speaker, of, what, how);
  const band = monstersIn(option);
  if (band.length > 1) return speaker.names(band);
  const { choices, terms } = speaker.wording;
  const card = readFaceDown(option);
  if (card !== null) return speaker.say(terms.card, { number: String(card + 1) });
  const poison = readPoison(option);
  if (poison !== null) return speaker.say(terms.poisonCard, { poison: String(poison) });
  return isIn(choices, option) ? choices[option] : speaker.name(option);
}
