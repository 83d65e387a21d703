import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { UnreadableGame } from '../../../session';
import { SPACE, UI } from '../../../theme';
import { Panel, Words } from '../../components';

/** Games that are here and cannot be opened: each is left as it is, and says why. */
export function UnreadableGames({ games }: { readonly games: readonly UnreadableGame[] }) {
  const { t } = useTranslation();
  if (games.length === 0) return null;
  return (
    <View style={styles.list} testID="unreadable">
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('records.unreadable.title')}
      </Words>
      {games.map(({ id, kind }) => (
        <Panel key={id} contentStyle={styles.game}>
          <Words type="ui">{t('records.unreadable.id', { id })}</Words>
          <Words type="label" colour={UI.muted}>
            {t(`shelf.fault.${kind}`)}
          </Words>
        </Panel>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m, paddingTop: SPACE.m },
  game: { gap: SPACE.xs, padding: SPACE.m },
});
