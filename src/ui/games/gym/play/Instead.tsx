import type { GymWords } from '../../../../i18n/gym';
import type { GymPlayed } from '../../../../session/gym';
import type { Asked } from '../../../game';
import { OneOf, Question } from '../../../table/question';

/** Nothing was flicked: what then? */
export const Instead = (asked: Asked<GymPlayed, GymWords, 'instead', 'choose'>) => (
  <Question asked={asked}>
    <OneOf {...asked} />
  </Question>
);
