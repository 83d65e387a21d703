import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import type { FilmsUi, Judged } from '../../../game';
import { CATALOGUE } from '../catalogue';
import { inLanguage } from '../words/inLanguage';
import { pieceIdOf } from '../pieces/pieceIdOf';
import { attackWords } from './attackWords';
import { DiscOnBoard } from './DiscOnBoard';
import { ruleOf, verdictWords } from './verdictWords';

type Verdict = CatacombsPlayed['flicked']['verdict']['kind'];

const TONES: Readonly<Record<Verdict, Judged['tone']>> = {
  damage: 'damage',
  none: 'none',
  gone: 'touch',
  touch: 'touch',
};

/** What is shown and said of a flick of Catacombs that is over. */
export const films: FilmsUi<CatacombsPlayed, CatacombsWords> = {
  catalogue: CATALOGUE,
  pieceOf: pieceIdOf,
  groundOf: (board) => board,
  ridden: 'frozen',
  Disc: DiscOnBoard,
  attack: attackWords,
  judged: (contact, film, words, language) => ({
    text: verdictWords(contact, film, words, inLanguage(language).t),
    rule: ruleOf(contact, film),
    tone: TONES[contact.verdict.kind],
  }),
};
