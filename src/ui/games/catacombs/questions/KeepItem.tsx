import type { Asked } from '../parts/asked';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

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
