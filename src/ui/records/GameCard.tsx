import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { HandRow, IconButton, LeatherButton, Panel, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { sitterName, useGameName, usePlaceWords, type SeatedGame } from '../shelf';

export interface GameCardProps {
  readonly game: SeatedGame;
  /** Plays on, or tells the story of what is over. */
  readonly onOpen: () => void;
  readonly onReplay: () => void;
  readonly onRename: () => void;
  readonly onShare: () => void;
  readonly onRemove: () => void;
}

const PICTURE_PT = 84;

/** A game of the list: what it looks like, where it stands, and what can be done with it. */
export function GameCard({ game, onOpen, onReplay, onRename, onShare, onRemove }: GameCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const placeWords = usePlaceWords();
  const { players, summary, ui, isOver, touchedAtMs, isUndated } = game;
  const { Picture, notesOf } = ui.listed;
  const notes = summary === null ? [] : notesOf(summary, language);
  const name = useGameName()(game);
  // Nobody is told that somebody played who is called nothing.
  const named = players.filter(({ name: called, mind }) => called !== '' || mind !== null);
  const names = named.map(({ seat }) => sitterName(players, seat, t));
  const date = new Date(touchedAtMs).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Panel contentStyle={styles.card}>
      <View style={styles.top}>
        {summary === null || Picture === null ? null : <Picture summary={summary} widthPt={PICTURE_PT} />}
        <View style={styles.words}>
          <Words type="name" role="heading" aria-level={3}>
            {name}
          </Words>
          <Words type="ui" colour={isOver ? UI.gold : UI.ivory}>
            {placeWords(game)}
          </Words>
          {notes.map((note) => (
            <Words key={note} type="label">
              {note}
            </Words>
          ))}
          {names.length === 0 ? null : (
            <Words type="label" colour={UI.muted}>
              {t('records.with', { players: names.join(', ') })}
            </Words>
          )}
          <Words type="label" colour={UI.muted}>
            {t(isUndated ? 'records.broughtInOn' : 'records.touched', { date })}
          </Words>
        </View>
      </View>
      <HandRow style={styles.buttons}>
        <LeatherButton
          label={t(isOver ? 'records.story' : 'records.continue')}
          onPress={onOpen}
          style={styles.main}
          testID={`open-${game.id}`}
        />
        <HandRow style={styles.icons}>
          <IconButton
            icon="film"
            label={t('records.replay', { name })}
            onPress={onReplay}
            testID={`replay-${game.id}`}
          />
          <IconButton
            icon="rename"
            label={t('records.rename', { name })}
            onPress={onRename}
            testID={`rename-${game.id}`}
          />
          <IconButton icon="share" label={t('records.share', { name })} onPress={onShare} testID={`share-${game.id}`} />
          <IconButton
            icon="remove"
            label={t('records.remove', { name })}
            onPress={onRemove}
            testID={`remove-${game.id}`}
          />
        </HandRow>
      </HandRow>
    </Panel>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.m, padding: SPACE.m },
  top: { flexDirection: 'row', gap: SPACE.m },
  words: { flex: 1, gap: SPACE.hair },
  buttons: { flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  icons: { gap: SPACE.s },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: 110 },
});
