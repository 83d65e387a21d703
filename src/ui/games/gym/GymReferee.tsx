import type { GymWords } from '../../../i18n/gym';
import type { GymPlayed } from '../../../session/gym';
import type { RefereeProps } from '../../game';
import { Referee } from '../../referee';
import { films } from './films';

/** The gym's verdicts cite no rule. */
const NO_RULES = async () => ({ text: () => null });

/** Who hit whom, in a game of the gym. */
export const GymReferee = (props: RefereeProps<GymPlayed, GymWords>) => (
  <Referee films={films} rulebook={NO_RULES} {...props} />
);
