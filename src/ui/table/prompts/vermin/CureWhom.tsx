import type { Asked } from '../parts/asked';
import { OneOf } from '../parts/OneOf';
import { Question } from '../parts/Question';

/** Whose card goes, and which. */
export function CureWhom(asked: Asked<'cureWhom'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} />
    </Question>
  );
}
