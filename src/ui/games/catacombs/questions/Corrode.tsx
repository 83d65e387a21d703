import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../table/prompts/parts/asked';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { Question } from '../../../table/prompts/parts/Question';

/** Face-down cards in a row: the Overseer draws one. */
export function Corrode(asked: Asked<'corrode'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={() => ({ note: t('prompts.cardLost') })} />
    </Question>
  );
}
