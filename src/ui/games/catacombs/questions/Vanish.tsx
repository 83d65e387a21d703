import type { Asked } from '../parts/asked';
import { useCatacombsText } from '../words';
import { OneOf, Question } from '../../../table/question';

/** The Queen slips away to an edge of the board, or stays among her foes. */
export function Vanish(asked: Asked<'vanish'>) {
  const { t } = useCatacombsText();
  return (
    <Question asked={asked}>
      <OneOf
        {...asked}
        lookOf={(option) => ({ note: t(option === 'vanish' ? 'prompts.vanishes' : 'prompts.staysThere') })}
      />
    </Question>
  );
}
