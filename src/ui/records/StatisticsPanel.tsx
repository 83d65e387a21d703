import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { PlayerStatistics } from '../../session';
import { SPACE, UI } from '../../theme';
import { uiOf } from '../game';
import { Panel, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { keptName, useDeviceKeeps, useUis } from '../shelf';

/** Counted whenever the screen comes to the front; nobody, until it has been. */
function useStatistics(): readonly PlayerStatistics[] {
  const { readStatistics } = useDeviceKeeps();
  const isFocused = useIsFocused();
  const [players, setPlayers] = useState<readonly PlayerStatistics[]>([]);
  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void readStatistics().then((read) => {
      if (isWanted && read.ok) setPlayers(read.value);
    });
    return () => {
      isWanted = false;
    };
  }, [readStatistics, isFocused]);
  return players;
}

/** What everybody has done so far, in each game that has a screen here. */
export function StatisticsPanel() {
  const { t } = useTranslation();
  const all = useUis();
  const language = useLanguage();
  const players = useStatistics().flatMap((player) => {
    const ui = uiOf(all, player.game);
    return ui === null ? [] : [{ ...player, ui }];
  });
  if (players.length === 0) return null;
  const hasSeveralGames = players.some(({ game }) => game !== players[0]?.game);
  return (
    <View style={styles.list} testID="statistics">
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('statistics.title')}
      </Words>
      {players.map(({ game, name, games, won, measures, ui }) => (
        <Panel key={`${game} ${name}`} contentStyle={styles.player}>
          <Words type="ui">{keptName(name, t)}</Words>
          {hasSeveralGames ? <Words type="label">{ui.about(language).name}</Words> : null}
          {[t('statistics.games', { games, won }), ...ui.listed.deedsOf(measures, language)].map((line) => (
            <Words key={line} type="label" colour={UI.muted}>
              {line}
            </Words>
          ))}
        </Panel>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m, paddingTop: SPACE.m },
  player: { gap: SPACE.xs, padding: SPACE.m },
});
