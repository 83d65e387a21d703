import type { OptionId } from '../../../../rules/machine';
import { type Catacombs, readOption } from '../../../../rules/catacombs';
import { Face } from '../pieces/Face';
import { heroWith } from '../parts/heroesKnown';
import type { OptionLook } from '../../../table/question';
import { useCureNote } from './useCureNote';
import { useCatacombsText } from '../words';

/** What is to be had at a Merchant’s besides cards: a cure for somebody, or a look at one more card. */
export function useServiceLook(model: Catacombs, peekPrice: number): (option: OptionId) => OptionLook {
  const { t } = useCatacombsText();
  const cureNote = useCureNote(model);
  return (option) => {
    const hero = heroWith(readOption(option).of);
    if (hero === null) return { note: t('prompts.peeked', { price: peekPrice }) };
    return { face: <Face id={hero} sizePt={40} />, note: cureNote(hero) };
  };
}
