import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { Question } from '../../../table/question/Question';
import { useCatacombsText } from '../words';

/** Face-down cards in a row: the Overseer draws one. */
export function Corrode(asked: Asked<'corrode'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={() => ({ note: t('prompts.cardLost') })} />
    </Question>
  );
}
