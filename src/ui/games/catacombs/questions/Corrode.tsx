import type { Asked } from '../parts/asked';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** Face-down cards in a row: the Overseer draws one. */
export function Corrode(asked: Asked<'corrode'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={() => ({ note: t('prompts.cardLost') })} />
    </Question>
  );
}
