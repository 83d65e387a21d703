import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import type { PlayerStatistics } from '../../session';
import { UI } from '../../theme';
import { screensOf } from '../game';
import { Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useScreens } from '../shelf';

/** What somebody has done, game by game. */
export function Deeds({ statistics }: { readonly statistics: readonly PlayerStatistics[] }) {
  const { t } = useTranslation();
  const all = useScreens();
  const language = useLanguage();
  const told = statistics.flatMap(({ game, games, won, measures }) => {
    const screens = screensOf(all, game);
    if (screens === null) return [];
    const lines = [t('statistics.games', { games, won }), ...screens.listed.deedsOf(measures, language)];
    return [{ game, title: screens.about(language).name, lines }];
  });
  if (told.length === 0) {
    return (
      <Words type="label" colour={UI.muted}>
        {t('people.nothingKept')}
      </Words>
    );
  }
  return told.map(({ game, title, lines }) => (
    <View key={game}>
      <Words type="ui">{title}</Words>
      {lines.map((line) => (
        <Words key={line} type="label" colour={UI.muted}>
          {line}
        </Words>
      ))}
    </View>
  ));
}
