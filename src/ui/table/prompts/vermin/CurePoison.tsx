import type { Asked } from '../parts/asked';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Which card of a hero goes. */
export function CurePoison(asked: Asked<'curePoison'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} />
    </Question>
  );
}
