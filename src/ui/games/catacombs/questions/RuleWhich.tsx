import type { Asked } from '../parts/asked';
import { OneOf, Question } from '../../../table/question';
import { pieceLook } from '../parts/pieceLook';

/** Any disc that lies where it should not. */
export function RuleWhich(asked: Asked<'ruleWhich'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => pieceLook(asked.state.view.model, option)} />
    </Question>
  );
}
