import type { Asked } from '../../../table/prompts/parts/asked';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { pieceLook } from '../../../table/prompts/parts/pieceLook';
import { Question } from '../../../table/prompts/parts/Question';

/** Any disc that lies where it should not. */
export function RuleWhich(asked: Asked<'ruleWhich'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => pieceLook(asked.state.view.model, option)} />
    </Question>
  );
}
