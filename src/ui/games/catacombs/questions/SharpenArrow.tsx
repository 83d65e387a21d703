import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { Question } from '../../../table/question/Question';
import { useCatacombsText } from '../words';

/** A barbed arrow strikes harder, once per room. */
export function SharpenArrow(asked: Asked<'sharpenArrow'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ note: t(option === 'barbed' ? 'prompts.arrowBarbed' : 'prompts.arrowPlain') })}
      />
    </Question>
  );
}
