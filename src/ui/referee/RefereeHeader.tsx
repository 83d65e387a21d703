import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Played } from '../../session';
import { SPACE, UI } from '../../theme';
import type { ScreenWords } from '../game';
import { Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import type { Looked } from './looked';

/** What is looked at once more. */
export function RefereeHeader<P extends Played, W extends ScreenWords<P>>({ films, film, words }: Looked<P, W>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const replayed = { actor: words.name(film.actor), attack: films.attack(film.attack, words, language) };
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
