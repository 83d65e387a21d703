import { rulebookIn } from '../../../../i18n/conquest/help';
import { SHOT_KINDS, type GroundId } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { DiscProps, FilmsUi, Judged, RefereeProps } from '../../../game';
import { DiscImage } from '../../../kit/disc';
import { Referee } from '../../../referee';
import { LIES } from '../board/lies';
import { pieceOf } from '../board/sceneOf';
import { CATALOGUE } from '../catalogue';
import { FACES } from '../catalogue/discs';
import { RIM_MM } from '../catalogue/rim';
import { inLanguage, type ConquestSpeech } from '../words';
import { verdictWords } from './verdictWords';

const TONES: Readonly<Record<ConquestPlayed['flicked']['verdict']['kind'], Judged['tone']>> = {
  hit: 'damage',
  none: 'none',
  touch: 'touch',
  wall: 'touch',
};

const DiscInArena = ({ disc, board: _board, ...rest }: DiscProps<GroundId>) => (
  <DiscImage sheet={FACES} piece={pieceOf(disc)} {...rest} />
);

/** What is shown and said of a flick of Conquest that is over. */
export const films: FilmsUi<ConquestPlayed, ConquestSpeech> = {
  catalogue: CATALOGUE,
  pieceOf,
  groundOf: (ground) => ground,
  layOf: (ground) => ({ rimMm: RIM_MM[ground], lies: LIES.sword }),
  ridden: null,
  Disc: DiscInArena,
  attack(attack, _, language) {
    const { wording } = inLanguage(language);
    const shot = SHOT_KINDS.find((kind) => kind === attack) ?? 'obstacle';
    return wording.shots[shot].name;
  },
  judged: (contact, _, words, language) => ({
    text: verdictWords(contact, words, inLanguage(language)),
    rule: 'rule' in contact.verdict ? contact.verdict.rule : null,
    tone: TONES[contact.verdict.kind],
  }),
};

/** Who hit whom, in a game of Conquest. */
export const ConquestReferee = (props: RefereeProps<ConquestPlayed, ConquestSpeech>) => (
  <Referee films={films} rulebook={rulebookIn} {...props} />
);
