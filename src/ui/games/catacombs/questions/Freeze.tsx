import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../table/prompts/parts/asked';
import { Face } from '../../../table/prompts/parts/Face';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { Question } from '../../../table/prompts/parts/Question';

/** One spike struck several monsters: which of them lies under it. */
export function Freeze(asked: Asked<'freeze'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => ({ face: <Face id={option} sizePt={44} />, note: t('prompts.freezes') })} />
    </Question>
  );
}
