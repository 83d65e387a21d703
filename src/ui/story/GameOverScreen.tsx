import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import type { FlickFilm, Playback, ToldFlick } from '../../session/catacombs';
import { err } from '../../lib';
import { SPACE } from '../../theme';
import { BrassButton, LeatherButton, ScreenFrame } from '../kit/components';
import { fileNameOf, SavedLine, saveTextFile, savingOf, type Saving } from '../files';
import { namedAs, PlaybackGate, useGameName, useGames } from '../shelf';
import type { ScreenProps } from '../kit/navigation';
import { Referee } from '../referee';
import { useTableWords } from '../games/catacombs/words/useTableWords';
import { BestFlick } from '../games/catacombs/story/BestFlick';
import { Deeds } from '../games/catacombs/story/Deeds';
import { HeroTales } from '../games/catacombs/story/HeroTales';
import { OutcomePlaque } from '../games/catacombs/story/OutcomePlaque';
import { OverseerTale } from '../games/catacombs/story/OverseerTale';

const TWO_COLUMNS_PT = 900;

/** How a game ended, and what people will tell of it. */
export function GameOverScreen({ route, navigation }: ScreenProps<'GameOver'>) {
  const { t } = useTranslation();
  const { game } = route.params;
  return (
    <PlaybackGate game={game} title={t('gameOver.title')}>
      {(playback) => (
        <Story
          game={game}
          playback={playback}
          onAgain={() => navigation.replace('NewGame', { again: game })}
          onReplay={() => navigation.navigate('Playback', { game })}
          onHome={() => navigation.popTo('Title')}
        />
      )}
    </PlaybackGate>
  );
}

interface StoryProps {
  readonly game: string;
  readonly playback: Playback;
  readonly onAgain: () => void;
  readonly onReplay: () => void;
  readonly onHome: () => void;
}

/** The last state of a game that is watched from its beginning. */
function endOf(playback: Playback) {
  playback.goTo(playback.getState().stepCount);
  return playback.getState().view;
}

function Story({ game, playback, onAgain, onReplay, onHome }: StoryProps) {
  const { t } = useTranslation();
  const { width } = useWindowDimensions();
  const games = useGames();
  const [watched, setWatched] = useState<FlickFilm | null>(null);
  const [saving, setSaving] = useState<Saving | null>(null);
  const { story, sheet } = playback;
  const watch = (flick: ToldFlick): void => setWatched(playback.film(flick));
  const end = useMemo(() => endOf(playback), [playback]);
  const words = useTableWords(sheet, end.model.setup);
  const name = useGameName()(namedAs(sheet, end.model.setup));
  const isWide = width >= TWO_COLUMNS_PT;

  async function share(): Promise<void> {
    const written = await games.exportRecord(game);
    const fileName = fileNameOf(name, 'pichenette.json');
    const saved = written.ok ? await saveTextFile({ name: fileName, text: written.value }) : err('notSaved' as const);
    setSaving(savingOf(fileName, saved));
  }

  return (
    <ScreenFrame title={name} isWide={isWide}>
      <View style={styles.column}>
        <OutcomePlaque
          outcome={end.outcome}
          story={story}
          lord={end.model.setup.lord}
          handicap={end.model.setup.handicap}
          words={words}
        />
        <View style={isWide ? styles.wide : styles.column}>
          <View style={[styles.column, isWide && styles.half]}>
            <BestFlick best={story.bestFlick} words={words} onWatch={watch} />
            <Deeds deeds={story.deeds} words={words} onWatch={watch} />
          </View>
          <View style={[styles.column, isWide && styles.half]}>
            <HeroTales story={story} words={words} />
            <OverseerTale story={story} words={words} />
          </View>
        </View>
        <BrassButton icon="newGame" label={t('gameOver.again')} onPress={onAgain} testID="again" />
        <View style={styles.row}>
          <LeatherButton icon="film" label={t('gameOver.replay')} onPress={onReplay} style={styles.share} />
          <LeatherButton icon="share" label={t('gameOver.share')} onPress={() => void share()} style={styles.share} />
          <LeatherButton icon="leave" label={t('gameOver.home')} onPress={onHome} style={styles.share} />
        </View>
        <SavedLine saving={saving} />
      </View>
      {watched === null ? null : <Referee film={watched} words={words} onClose={() => setWatched(null)} />}
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m },
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  half: { flex: 1 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1 },
});
