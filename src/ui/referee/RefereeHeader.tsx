import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../i18n/catacombs';
import type { FlickFilm } from '../../session/catacombs';
import { SPACE, UI } from '../../theme';
import { Words } from '../kit/components';
import { attackWords } from '../games/catacombs/referee/attackWords';

export interface RefereeHeaderProps {
  readonly film: FlickFilm;
  readonly words: CatacombsWords;
}

/** What is looked at once more. */
export function RefereeHeader({ film, words }: RefereeHeaderProps) {
  const { t } = useTranslation();
  const replayed = { actor: words.name(film.actor), attack: attackWords(film.attack, words) };
  return (
    <View style={styles.header}>
      <Words type="name" role="heading" align="center" aria-label={t('referee.title')}>
        <Words type="name" colour={UI.gold}>
          {t('referee.label')}
        </Words>{' '}
        {t('referee.question')}
      </Words>
      <Words type="ui" align="center" colour={UI.muted}>
        {t('referee.replayed', replayed)}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({ header: { paddingHorizontal: SPACE.m, paddingBottom: SPACE.xs } });
