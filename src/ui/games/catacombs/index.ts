import type { CatacombsWords } from '../../../i18n/catacombs';
import { rulebookIn } from '../../../i18n/catacombs/help';
import type { CatacombsPlayed } from '../../../session/catacombs';
import type { GameUi } from '../../game';
import { tableOf } from '../../table';
import { CATALOGUE } from './catalogue';
import { library } from './library';
import { newGame } from './newGame';
import { adventureFile } from './newGame/adventureFile';
import { watched } from './playback';
import { films } from './referee';
import { listed } from './shelf';
import { box } from './shelf/box';
import { useTitle } from './shelf/titleOf';
import { story } from './story';
import { catacombsTable } from './table';
import { faultIn } from './words/faultIn';
import { inLanguage } from './words/inLanguage';
import { useTableWords } from './words/useTableWords';

/** What Catacombs fills the screens around the table with. */
export const catacombsUi: GameUi<CatacombsPlayed, CatacombsWords> = {
  useWords: useTableWords,
  setupOf: ({ model }) => model.setup,
  useTitle,
  about(language) {
    const { t } = inLanguage(language);
    return { name: t('newGame.game.name'), text: t('newGame.game.text') };
  },
  catalogue: CATALOGUE,
  fault: faultIn,
  rulebook: rulebookIn,
  listed,
  box,
  newGame,
  startFiles: [adventureFile],
  story,
  watched,
  films,
  library,
  practise: null,
  Table: tableOf(catacombsTable),
};
