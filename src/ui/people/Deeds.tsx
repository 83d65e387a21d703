import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import type { PlayerStatistics } from '../../session';
import { UI } from '../../theme';
import { uiOf } from '../game';
import { Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useUis } from '../shelf';

/** What somebody has done, game by game. */
export function Deeds({ statistics }: { readonly statistics: readonly PlayerStatistics[] }) {
  const { t } = useTranslation();
  const all = useUis();
  const language = useLanguage();
  const told = statistics.flatMap(({ game, games, won, measures }) => {
    const ui = uiOf(all, game);
    if (ui === null) return [];
    const lines = [t('statistics.games', { games, won }), ...ui.listed.deedsOf(measures, language)];
    return [{ game, title: ui.about(language).name, lines }];
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
