import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { readDeviceStatistics, type PlayerStatistics } from '../../session';
import { SPACE, UI } from '../../theme';
import { Panel, Words } from '../kit/components';
import { isSeated, keptName } from '../shelf';
import { useCatacombsText } from '../games/catacombs/words';

const PERCENT = 100;

/** Counted whenever the screen comes to the front; nobody, until it has been. */
function useStatistics(): readonly PlayerStatistics[] {
  const isFocused = useIsFocused();
  const [players, setPlayers] = useState<readonly PlayerStatistics[]>([]);
  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void readDeviceStatistics().then((read) => {
      if (isWanted && read.ok) setPlayers(read.value.filter(isSeated));
    });
    return () => {
      isWanted = false;
    };
  }, [isFocused]);
  return players;
}

/** What everybody has done so far. */
export function StatisticsPanel() {
  const { t } = useCatacombsText();
  const players = useStatistics();
  if (players.length === 0) return null;
  return (
    <View style={styles.list} testID="statistics">
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('statistics.title')}
      </Words>
      {players.map(
        ({ name, games, won, measures: { flicks = 0, hits = 0, kills = 0, bestDamage = 0, bestKills = 0 } }) => (
          <Panel key={name} contentStyle={styles.player}>
            <Words type="ui">{keptName(name, t)}</Words>
            <Words type="label" colour={UI.muted}>
              {t('statistics.games', { games, won })}
            </Words>
            <Words type="label" colour={UI.muted}>
              {t('statistics.flicks', { flicks, share: Math.round((PERCENT * hits) / flicks), kills })}
            </Words>
            {bestDamage === 0 ? null : (
              <Words type="label" colour={UI.muted}>
                {t('statistics.best', { damage: bestDamage, kills: bestKills })}
              </Words>
            )}
          </Panel>
        ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m, paddingTop: SPACE.m },
  player: { gap: SPACE.xs, padding: SPACE.m },
});
