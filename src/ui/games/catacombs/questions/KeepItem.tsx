import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { Question } from '../../../table/question/Question';
import { useCatacombsText } from '../words';

/** A card that its winner cannot use: kept asleep, or left in the deck. */
export function KeepItem(asked: Asked<'keepItem'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ note: t(option === 'keepCard' ? 'prompts.keptAsleep' : 'prompts.leftInDeck') })}
      />
    </Question>
  );
}
