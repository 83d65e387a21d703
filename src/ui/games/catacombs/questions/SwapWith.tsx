import type { Asked } from '../../../table/prompts/parts/asked';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { pieceLook } from '../../../table/prompts/parts/pieceLook';
import { Question } from '../../../table/prompts/parts/Question';

/** The Lord and one of the monsters trade places. */
export function SwapWith(asked: Asked<'swapWith'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => pieceLook(asked.state.view.model, option)} />
    </Question>
  );
}
