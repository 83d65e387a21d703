import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { pieceLook } from '../parts/pieceLook';
import { Question } from '../../../table/question/Question';

/** Any disc that lies where it should not. */
export function RuleWhich(asked: Asked<'ruleWhich'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => pieceLook(asked.state.view.model, option)} />
    </Question>
  );
}
