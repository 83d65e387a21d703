import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { lastHappened } from '../parts/lastHappened';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Face-down cards in a row: the Overseer draws one. */
export function Corrode(asked: Asked<'corrode'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked} cause={lastHappened(asked, (event) => event.kind === 'damaged')}>
      <OneOf {...asked} lookOf={() => ({ note: t('prompts.cardLost') })} />
    </Question>
  );
}
