import { rulebookIn } from '../../../../i18n/catacombs/help';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { RefereeProps } from '../../../game';
import { Referee } from '../../../referee';
import { films } from '../referee';
import type { CatacombsSpeech } from '../words/speech';

/** Who hit whom, in a game of Catacombs. */
export const LiveReferee = (props: RefereeProps<CatacombsPlayed, CatacombsSpeech>) => (
  <Referee films={films} rulebook={rulebookIn} {...props} />
);
