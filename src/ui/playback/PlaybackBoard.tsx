import { useCallback, useMemo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { BoardView, type FlightShow } from '../../board';
import type { FlickFilm, PlaybackState, Played } from '../../session';
import { fallsOf, type AnyUi, type ScreenWords } from '../game';
import { BlankBoard } from '../kit/components';
import { useFeedback } from '../kit/hooks/useFeedback';
import { useIsMotionReduced } from '../kit/settings';
import { WatchedFilm } from './WatchedFilm';

export interface PlaybackBoardProps {
  readonly ui: AnyUi;
  readonly state: PlaybackState<Played>;
  /** Of the flick that is shown now. */
  readonly film: FlickFilm<Played['flicked']> | null;
  readonly pace: number;
  readonly words: ScreenWords<Played>;
  readonly onShown: () => void;
  readonly style?: StyleProp<ViewStyle>;
}

const nothing = (): void => undefined;

/** The board of a game that is watched, or what lies there in its stead: nobody can flick anything here. */
export function PlaybackBoard({ ui, state, film, pace, words, onShown, style }: PlaybackBoardProps) {
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const feedback = useFeedback(ui.catalogue);
  const { shown, view } = state;
  const { sceneOf, Between } = ui.watched;
  const scene = useMemo(() => sceneOf({ shown, view }, film), [sceneOf, shown, view, film]);
  const show = useMemo<FlightShow>(
    () => ({ pace, holds: [], shakesAtMs: [], falls: film === null ? [] : fallsOf(film) }),
    [pace, film],
  );

  const onFlightStart = useCallback(
    (startedAtMs: number) => {
      if (film === null || film.flight === null) return;
      const { result, table, shot, flight } = film;
      const discs = shot.projectile === null ? table.discs : [...table.discs, shot.projectile];
      feedback.flick({ contacts: result.contacts, discs, flight }, { startedAtMs, pace });
    },
    [film, feedback, pace],
  );
  const over = <WatchedFilm watched={ui.watched} state={state} pace={pace} words={words} onEnd={onShown} />;
  if (scene === null) {
    return (
      <View style={[style, styles.way]} testID="playback-way">
        {Between === null ? null : <Between shown={shown} view={view} words={words} />}
        {over}
      </View>
    );
  }
  return (
    <View style={style}>
      <BoardView
        catalogue={ui.catalogue}
        scene={scene}
        flight={film?.flight ?? null}
        show={show}
        onLaunch={nothing}
        onFlightStart={onFlightStart}
        onFlightEnd={onShown}
        maxSpeedMmS={0}
        aid="none"
        motion={motion}
        blankNoteOf={(again) => <BlankBoard onAgain={again} />}
        labelOf={({ id }) => words.name(id)}
        style={styles.board}
        testID="playback-board"
      />
      {over}
    </View>
  );
}

const styles = StyleSheet.create({ way: { justifyContent: 'center' }, board: { flex: 1 } });
