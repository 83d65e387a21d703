import { useCallback, useMemo } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { BoardView, type FlightShow } from '../../board';
import type { CatacombsWords } from '../../i18n/catacombs';
import type { FlickFilm, PlaybackState } from '../../session/catacombs';
import { BlankBoard } from '../kit/components';
import { CATALOGUE } from '../games/catacombs/catalogue';
import { useFeedback } from '../kit/hooks/useFeedback';
import { useIsMotionReduced } from '../kit/settings';
import { fallsOf } from '../table/beats/fallsOf';
import { NO_MARKS, sceneOf } from '../games/catacombs/pieces/sceneOf';
import { PathMap } from '../games/catacombs/map/PathMap';

export interface PlaybackBoardProps {
  readonly state: PlaybackState;
  /** Of the flick that is shown now. */
  readonly film: FlickFilm | null;
  readonly pace: number;
  readonly words: CatacombsWords;
  readonly onFlightEnd: () => void;
  readonly style?: StyleProp<ViewStyle>;
}

const nothing = (): void => undefined;

/** The board of a game that is watched, or the way between two rooms: nobody can flick anything here. */
export function PlaybackBoard({ state, film, pace, words, onFlightEnd, style }: PlaybackBoardProps) {
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const feedback = useFeedback(CATALOGUE);
  const { shown, view } = state;
  const scene = useMemo(() => {
    const projectile = film?.shot.projectile ?? null;
    return sceneOf(shown, { ...NO_MARKS, loose: projectile === null ? [] : [projectile] });
  }, [shown, film]);
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
  if (shown.board === null) {
    return (
      <View style={[style, styles.way]} testID="playback-way">
        <PathMap model={view.model} words={words} />
      </View>
    );
  }
  return (
    <BoardView
      catalogue={CATALOGUE}
      scene={scene}
      flight={film?.flight ?? null}
      show={show}
      onLaunch={nothing}
      onFlightStart={onFlightStart}
      onFlightEnd={onFlightEnd}
      maxSpeedMmS={0}
      aid="none"
      motion={motion}
      blankNoteOf={(again) => <BlankBoard onAgain={again} />}
      labelOf={({ id }) => words.name(id)}
      style={style}
      testID="playback-board"
    />
  );
}

const styles = StyleSheet.create({ way: { justifyContent: 'center' } });
