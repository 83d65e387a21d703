import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import type { FlickFilm, Played, Watched } from '../../session';
import { SPACE, UI } from '../../theme';
import { IconButton, ScreenHeader, useIsTextLarge, WalnutBackground, Words } from '../kit/components';
import { Announced } from '../kit/reader';
import { fileNameOf, SavedLine, saveTextFile, savingOf, type Saving } from '../files';
import type { AnyUi } from '../game';
import { Referee } from '../referee';
import { PACE_OF, type Pace } from './paces';
import { PlaybackBoard } from './PlaybackBoard';
import { PlaybackControls } from './PlaybackControls';
import { ShotList } from './ShotList';
import { ShotSheet } from './ShotSheet';
import { usePlaying } from './usePlaying';
import { useSide } from '../kit/side';

export interface PlayerProps {
  readonly ui: AnyUi;
  readonly playback: Watched<Played>;
  /** The game up to a flick, as a file; null where there is no more of it than can be seen. */
  readonly writeShot: ((flick: number) => string) | null;
  /** What is to be known of what is watched. */
  readonly note?: ReactNode;
}

/** Shows a game that has been played: all of it or any shot, as fast or as slowly as one likes. */
export function Player({ ui, playback, writeShot, note = null }: PlayerProps) {
  const { t } = useTranslation();
  const { widthPt: width, heightPt: height, insets } = useSide();
  const isTextLarge = useIsTextLarge();
  const [pace, setPace] = useState<Pace>('normal');
  const [judgedFilm, setJudgedFilm] = useState<FlickFilm<Played['flicked']> | null>(null);
  const [isListing, setListing] = useState(false);
  const [saving, setSaving] = useState<Saving | null>(null);
  const playing = usePlaying(playback, ui.watched, PACE_OF[pace]);
  const { state } = playing;
  const setup = ui.setupOf(state.view);
  const words = ui.useWords(playback.sheet, setup);
  const { film: lastFlick, beat, log } = state;
  const name = ui.useTitle(playback.sheet, setup);
  const flick = lastFlick === null ? -1 : playback.flicks.indexOf(lastFlick);
  const event = log.at(-1)?.event;
  const said = event === undefined ? '' : words.event(event);
  const isWide = width > height;

  async function share(text: string): Promise<void> {
    const fileName = fileNameOf(`${name} ${flick + 1}`, 'pichenette.json');
    const saved = await saveTextFile({ name: fileName, text });
    setSaving(savingOf(fileName, saved));
  }

  const watchFromList = (index: number): void => {
    setListing(false);
    playing.watchFlick(index);
  };

  const padding = {
    paddingTop: insets.top + SPACE.s,
    paddingBottom: insets.bottom + SPACE.s,
    paddingLeft: insets.left + SPACE.s,
    paddingRight: insets.right + SPACE.s,
  };
  const listButton = (
    <IconButton
      icon="film"
      label={t('playback.shots')}
      onPress={() => setListing(true)}
      isDisabled={playback.flicks.length === 0}
      testID="shot-list"
    />
  );
  // In large letters all of the column scrolls, and the list has a sheet of its own.
  const hasList = isWide && !isTextLarge;
  const header = <ScreenHeader title={name} action={hasList ? null : listButton} />;
  const told = beat?.kind === 'event' ? words.told(beat.event, beat.events) : said;
  const line = (
    <View style={styles.line} aria-live="polite">
      <Announced text={told} place="view" />
      <Words type="ui" align="center" colour={UI.prompt} numberOfLines={isTextLarge ? undefined : 3}>
        {told}
      </Words>
      <Words type="label" align="center" colour={UI.muted}>
        {t('playback.position', { step: state.step, steps: state.stepCount })}
      </Words>
      {state.firstStep === 0 ? null : (
        <Words type="label" align="center" colour={UI.muted} testID="begins-later">
          {t('playback.beginsLater', { step: state.firstStep })}
        </Words>
      )}
      {note}
      <SavedLine saving={saving} />
    </View>
  );
  const controls = (
    <PlaybackControls
      playing={playing}
      pace={pace}
      flickCount={playback.flicks.length}
      flick={flick}
      onPace={setPace}
      onReferee={() => {
        playing.pause();
        if (lastFlick !== null) setJudgedFilm(playback.film(lastFlick));
      }}
      onShare={writeShot === null ? null : () => void share(writeShot(flick))}
    />
  );
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      <View style={[styles.screen, padding, isWide && styles.wide]}>
        {isWide ? null : header}
        <PlaybackBoard
          ui={ui}
          state={state}
          film={playing.film}
          pace={PACE_OF[pace]}
          words={words}
          onShown={playing.onShown}
          style={styles.board}
        />
        {isWide && isTextLarge ? (
          <ScrollView style={styles.scrolled} contentContainerStyle={styles.column}>
            {header}
            {line}
            {controls}
          </ScrollView>
        ) : (
          <View style={isWide ? styles.beside : styles.below}>
            {isWide ? header : null}
            {line}
            {controls}
            {hasList ? (
              <ShotList ui={ui} flicks={playback.flicks} current={flick} words={words} onWatch={playing.watchFlick} />
            ) : null}
          </View>
        )}
      </View>
      {isListing && !hasList ? (
        <ShotSheet
          ui={ui}
          flicks={playback.flicks}
          current={flick}
          words={words}
          onWatch={watchFromList}
          onClose={() => setListing(false)}
        />
      ) : null}
      {judgedFilm === null || ui.films === null ? null : (
        <Referee
          films={ui.films}
          rulebook={ui.rulebook}
          film={judgedFilm}
          words={words}
          onClose={() => setJudgedFilm(null)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  wide: { flexDirection: 'row', gap: SPACE.l },
  board: { flex: 1 },
  below: { gap: SPACE.s, paddingTop: SPACE.s, width: '100%', maxWidth: 640, alignSelf: 'center' },
  beside: { width: 360, gap: SPACE.m },
  scrolled: { width: 360, flexGrow: 0 },
  column: { gap: SPACE.m },
  line: { minHeight: 44, justifyContent: 'center' },
});
