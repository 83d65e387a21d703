import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { Face } from '../parts/Face';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** One spike struck several monsters: which of them lies under it. */
export function Freeze(asked: Asked<'freeze'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => ({ face: <Face id={option} sizePt={44} />, note: t('prompts.freezes') })} />
    </Question>
  );
}
