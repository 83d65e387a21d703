/** What any frame has said of a game in play. A game’s own parts may have more to say. */
export type { GameWords as TableWords, QuestionWords } from '../../i18n/common';
