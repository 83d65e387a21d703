import { rulebookIn } from '../../../i18n/conquest/help';
import type { ConquestPlayed } from '../../../session/conquest';
import type { GameUi } from '../../game';
import { tableOf } from '../../table';
import { CATALOGUE } from './catalogue';
import { library } from './library';
import { newGame } from './newGame';
import { watched } from './playback';
import { films } from './referee';
import { listed } from './shelf';
import { box } from './shelf/box';
import { story } from './story';
import { conquestTable } from './table';
import { inLanguage, useTableWords, useTitle, type ConquestSpeech } from './words';

/** What Conquest fills the screens with. */
export const conquestUi: GameUi<ConquestPlayed, ConquestSpeech> = {
  useWords: useTableWords,
  setupOf: ({ model }) => model.setup,
  useTitle,
  about(language) {
    const { t } = inLanguage(language);
    return { name: t('conquest.title'), text: t('conquest.about') };
  },
  catalogue: CATALOGUE,
  fault: null,
  rulebook: rulebookIn,
  listed,
  box,
  newGame,
  startFiles: [],
  story,
  watched,
  films,
  library,
  practise: null,
  Table: tableOf(conquestTable),
};
