import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { pieceLook } from '../parts/pieceLook';
import { Question } from '../../../table/question/Question';

/** The Lord and one of the monsters trade places. */
export function SwapWith(asked: Asked<'swapWith'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => pieceLook(asked.state.view.model, option)} />
    </Question>
  );
}
