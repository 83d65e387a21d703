import type { GameWords } from '../../i18n/common';
import type { GameState } from '../../rules/machine';
import type { GameSheet, Played } from '../../session';

/** What any frame has said of a game in play. A game’s own parts may have more to say. */
export type { GameWords as TableWords, QuestionWords } from '../../i18n/common';

/** As much of it as is said where a game is only watched or told of. */
export type ScreenWords<P extends Played> = Pick<GameWords<P>, 'name' | 'event' | 'told'>;

/** How a game comes by its words. */
export interface SaidUi<P extends Played, W extends ScreenWords<P>> {
  /** The words of a game in play, in the language of the side on which it is shown. */
  useWords(sheet: GameSheet, setup: P['setup']): W;
  setupOf(view: GameState<P>): P['setup'];
  /** What the game is called that is open. */
  useTitle(sheet: GameSheet, setup: P['setup']): string;
}
