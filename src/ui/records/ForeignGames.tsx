import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { IconButton, Panel, Words } from '../kit/components';
import type { ApartGame } from '../shelf';

export interface ForeignGamesProps {
  readonly games: readonly ApartGame[];
  /** What is of another rulebook can be given away whole. */
  readonly onShare: (game: ApartGame) => void;
}

/** All of it is there: it is only nothing that can be played here. */
const isReadable = (why: ApartGame['why']): why is 'unknown' | 'noTable' => why === 'unknown' || why === 'noTable';

/** Games that are here and cannot be opened: each is left as it is, and says why. */
export function ForeignGames({ games, onShare }: ForeignGamesProps) {
  const { t } = useTranslation();
  if (games.length === 0) return null;
  return (
    <View style={styles.list} testID="foreign">
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('records.foreign.title')}
      </Words>
      {games.map((game) => {
        const { id, named, why } = game;
        const name = game.name || t('records.foreign.id', { id });
        return (
          <Panel key={id} contentStyle={styles.game}>
            <View style={styles.words}>
              <Words type="ui" role="heading" aria-level={3}>
                {name}
              </Words>
              <Words type="label" colour={UI.muted}>
                {isReadable(why) ? t(`records.foreign.${why}`, { game: named }) : t(`shelf.fault.${why}`)}
              </Words>
            </View>
            {isReadable(why) ? (
              <IconButton
                icon="share"
                label={t('records.share', { name })}
                onPress={() => onShare(game)}
                testID={`share-${id}`}
              />
            ) : null}
          </Panel>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m, paddingTop: SPACE.m },
  game: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m, padding: SPACE.m },
  words: { flex: 1, gap: SPACE.xs },
});
