import type { Asked } from '../parts/asked';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

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
