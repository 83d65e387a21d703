import { useTranslation } from 'react-i18next';
import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { Question } from '../../../table/question/Question';

/** A barbed arrow strikes harder, once per room. */
export function SharpenArrow(asked: Asked<'sharpenArrow'>) {
  const { t } = useTranslation();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ note: t(option === 'barbed' ? 'prompts.arrowBarbed' : 'prompts.arrowPlain') })}
      />
    </Question>
  );
}
