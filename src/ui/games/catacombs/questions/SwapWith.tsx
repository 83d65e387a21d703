import type { Asked } from '../parts/asked';
import { OneOf, Question } from '../../../table/question';
import { pieceLook } from '../parts/pieceLook';

/** The Lord and one of the monsters trade places. */
export function SwapWith(asked: Asked<'swapWith'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => pieceLook(asked.state.view.model, option)} />
    </Question>
  );
}
