import { useTranslation } from 'react-i18next';
import type { Asked } from '../../../table/prompts/parts/asked';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { Question } from '../../../table/prompts/parts/Question';

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
