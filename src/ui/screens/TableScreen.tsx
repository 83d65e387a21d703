import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { TableSession } from '../../session';
import { SPACE } from '../../theme';
import { BrassButton, Panel, WalnutBackground, Words } from '../components';
import { useGames } from '../games';
import type { ScreenProps } from '../navigation';
import { Table } from '../table';

type Opening = { readonly session: TableSession } | 'opening' | 'missing';

/** A game as it was left, taken up again wherever it stands. */
function useOpenGame(id: string): Opening {
  const games = useGames();
  const [opened, setOpened] = useState<{ readonly id: string; readonly opening: Opening }>({ id, opening: 'opening' });

  useEffect(() => {
    let isWanted = true;
    let session: TableSession | null = null;
    void games.continue(id).then((found) => {
      if (!isWanted) return found.ok ? found.value.session.leave() : undefined;
      session = found.ok ? found.value.session : null;
      setOpened({ id, opening: found.ok ? { session: found.value.session } : 'missing' });
    });
    return () => {
      isWanted = false;
      session?.leave();
    };
  }, [games, id]);

  return opened.id === id ? opened.opening : 'opening';
}

/** The table at which a game of Catacombs is played. */
export function TableScreen({ route, navigation }: ScreenProps<'Table'>) {
  const { t } = useTranslation();
  const opening = useOpenGame(route.params.game);
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      {opening === 'opening' ? (
        <View style={styles.middle}>
          <Words type="prompt" aria-live="polite">
            {t('table.opening')}
          </Words>
        </View>
      ) : opening === 'missing' ? (
        <View style={styles.middle}>
          <Panel isStitched contentStyle={styles.missing}>
            <Words type="heading" role="heading">
              {t('table.missing.title')}
            </Words>
            <Words type="body">{t('table.missing.body')}</Words>
            <BrassButton label={t('table.missing.action')} onPress={() => navigation.popTo('Title')} />
          </Panel>
        </View>
      ) : (
        <Table
          key={route.params.game}
          session={opening.session}
          onSettings={() => navigation.navigate('Settings')}
          onLeave={() => navigation.popTo('Title')}
          onStory={() => navigation.replace('GameOver', { game: route.params.game })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  middle: { flex: 1, alignItems: 'center', justifyContent: 'center', padding: SPACE.xl },
  missing: { gap: SPACE.l, maxWidth: 420 },
});
