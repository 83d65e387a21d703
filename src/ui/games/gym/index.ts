import type { GymWords } from '../../../i18n/gym';
import type { GymPlayed } from '../../../session/gym';
import type { GameUi } from '../../game';
import { tableOf } from '../../table';
import { CATALOGUE } from './catalogue';
import { faultIn } from './faultIn';
import { films, watched } from './films';
import { GymScreen } from './GymScreen';
import { GymPlaque, GymStory } from './GymStory';
import { inLanguage } from './inLanguage';
import { listed } from './listed';
import { gymTable } from './table';
import { useGymText } from './useGymText';
import { useTableWords } from './useTableWords';

/** What the gym fills the screens with. Nobody sits down to it by a form: it is practised in, or comes out of a file. */
export const gymUi: GameUi<GymPlayed, GymWords> = {
  useWords: useTableWords,
  setupOf: ({ model }) => model.setup,
  useTitle({ name }) {
    const { t } = useGymText();
    return name || t('gym.title');
  },
  about(language) {
    const { t } = inLanguage(language);
    return { name: t('gym.title'), text: t('gym.about') };
  },
  catalogue: CATALOGUE,
  fault: faultIn,
  // Its goals say all there is to know.
  rulebook: async () => ({ text: () => null }),
  listed,
  newGame: null,
  startFiles: [],
  story: { Plaque: GymPlaque, Story: GymStory },
  watched,
  films,
  library: null,
  practise: { label: (language) => inLanguage(language).t('title.gym'), icon: 'gym', Screen: GymScreen },
  Table: tableOf(gymTable),
};
