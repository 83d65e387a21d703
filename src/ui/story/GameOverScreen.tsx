import { useLayoutEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { FlickFilm, Played, ToldFlick } from '../../session';
import { err } from '../../lib';
import { SPACE } from '../../theme';
import { BrassButton, LeatherButton, ScreenFrame } from '../kit/components';
import { fileNameOf, SavedLine, saveTextFile, savingOf, type Saving } from '../files';
import { PlaybackGate, useGames, type AnyPlayback, type PlayedBack } from '../shelf';
import type { ScreenProps } from '../kit/navigation';
import { Referee } from '../referee';
import { useSide } from '../kit/side';

/** The game as its last state shows it. */
type End = ReturnType<AnyPlayback['getState']>['view'];

const TWO_COLUMNS_PT = 900;

/** How a game ended, and what people will tell of it. */
export function GameOverScreen({ route, navigation }: ScreenProps<'GameOver'>) {
  const { t } = useTranslation();
  const { game } = route.params;
  return (
    <PlaybackGate game={game} title={t('gameOver.title')}>
      {(opened) => (
        <AtEnd playback={opened.playback}>
          {(end) => (
            <Story
              id={game}
              opened={opened}
              end={end}
              onAgain={() => navigation.replace('NewGame', { again: game })}
              onReplay={() => navigation.navigate('Playback', { game })}
              onHome={() => navigation.popTo('Title')}
            />
          )}
        </AtEnd>
      )}
    </PlaybackGate>
  );
}

interface AtEndProps {
  readonly playback: AnyPlayback;
  readonly children: (end: End) => ReactNode;
}

/** A game that is watched from its beginning, as soon as it is at its end. */
function AtEnd({ playback, children }: AtEndProps) {
  const { step, stepCount, view } = useStore(playback);
  useLayoutEffect(() => playback.goTo(stepCount), [playback, stepCount]);
  return step < stepCount ? null : children(view);
}

interface StoryProps {
  readonly id: string;
  readonly opened: PlayedBack;
  readonly end: End;
  readonly onAgain: () => void;
  readonly onReplay: () => void;
  readonly onHome: () => void;
}

function Story({ id, opened: { playback, ui }, end, onAgain, onReplay, onHome }: StoryProps) {
  const { t } = useTranslation();
  const { widthPt: width } = useSide();
  const games = useGames();
  const [watched, setWatched] = useState<FlickFilm<Played['flicked']> | null>(null);
  const [saving, setSaving] = useState<Saving | null>(null);
  const { story, sheet } = playback;
  const watch = (flick: ToldFlick<Played>): void => setWatched(playback.film(flick));
  const setup = ui.setupOf(end);
  const words = ui.useWords(sheet, setup);
  const name = ui.useTitle(sheet, setup);
  const { Plaque, Story: Tales } = ui.story;
  const isWide = width >= TWO_COLUMNS_PT;

  async function share(): Promise<void> {
    const written = await games.exportRecord(id);
    const fileName = fileNameOf(name, 'pichenette.json');
    const saved = written.ok ? await saveTextFile({ name: fileName, text: written.value }) : err('notSaved' as const);
    setSaving(savingOf(fileName, saved));
  }

  return (
    <ScreenFrame title={name} isWide={isWide}>
      <View style={styles.column}>
        <Plaque story={story} view={end} words={words} />
        <Tales story={story} view={end} words={words} isWide={isWide} onWatch={watch} />
        {ui.newGame === null ? null : (
          <BrassButton icon="newGame" label={t('gameOver.again')} onPress={onAgain} testID="again" />
        )}
        <View style={styles.row}>
          <LeatherButton icon="film" label={t('gameOver.replay')} onPress={onReplay} style={styles.share} />
          <LeatherButton icon="share" label={t('gameOver.share')} onPress={() => void share()} style={styles.share} />
          <LeatherButton icon="leave" label={t('gameOver.home')} onPress={onHome} style={styles.share} />
        </View>
        <SavedLine saving={saving} />
      </View>
      {watched === null || ui.films === null ? null : (
        <Referee
          films={ui.films}
          rulebook={ui.rulebook}
          film={watched}
          words={words}
          onClose={() => setWatched(null)}
        />
      )}
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1 },
});
