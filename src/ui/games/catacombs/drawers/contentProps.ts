import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { TableState, ToldFlick } from '../../../../session/catacombs';
import type { ShowRule } from '../../../game';

/** What every drawer is given. */
export interface DrawerContentProps {
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly onShowRule: ShowRule;
  /** The card that is asked for: it lies on top. */
  readonly focusCard?: string | null;
  /** Who hit whom in this flick? */
  readonly onReferee?: (flick: ToldFlick) => void;
}
