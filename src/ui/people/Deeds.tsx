import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { PlayerStatistics } from '../../session';
import { RADIUS, SPACE, UI, withAlpha } from '../../theme';
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
  return (
    <View style={styles.games}>
      {told.map(({ game, title, lines }) => (
        <View key={game} style={styles.game}>
          <Words type="ui">{title}</Words>
          {lines.map((line) => (
            <Words key={line} type="label" colour={UI.muted}>
              {line}
            </Words>
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  games: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  game: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 220,
    padding: SPACE.m,
    borderRadius: RADIUS.cell,
    backgroundColor: withAlpha(UI.shade, 0.28),
  },
});
