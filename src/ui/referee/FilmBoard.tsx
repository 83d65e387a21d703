import { useMemo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { BoardView, type ContactNumber } from '../../board';
import type { Played } from '../../session';
import type { ScreenWords } from '../game';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useIsMotionReduced } from '../kit/settings';
import { filmScene } from './filmScene';
import type { Looked } from './looked';
import type { FilmShow } from './useFilmShow';

export interface FilmBoardProps<P extends Played, W extends ScreenWords<P>> extends Looked<P, W> {
  readonly showing: FilmShow;
  /** The contact that is pointed at. */
  readonly current: number | null;
  readonly style?: StyleProp<ViewStyle>;
}

const nothing = (): void => undefined;

/** A flick that is over, on the board: nobody can flick anything here. */
export function FilmBoard<P extends Played, W extends ScreenWords<P>>({
  films,
  film,
  showing,
  words,
  current,
  style,
}: FilmBoardProps<P, W>) {
  const language = useLanguage();
  const { seen, isOver } = showing;
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const scene = useMemo(() => filmScene(film, films, isOver ? 'after' : 'before'), [film, films, isOver]);
  const numbers = useMemo(
    () =>
      film.contacts.slice(0, seen).map((contact): ContactNumber => {
        const { number, xMm, yMm } = contact;
        const { tone } = films.judged(contact, film, words, language);
        return { number, xMm, yMm, tone, isCurrent: number === current };
      }),
    [films, film, words, language, seen, current],
  );
  return (
    <BoardView
      catalogue={films.catalogue}
      scene={scene}
      flight={showing.flight}
      show={showing.show}
      onLaunch={nothing}
      onFlightStart={showing.onFlightStart}
      onFlightEnd={showing.onFlightEnd}
      maxSpeedMmS={0}
      aid="none"
      motion={motion}
      exits={isOver ? film.result.exits : undefined}
      paths={film.flight}
      isHushed
      contactNumbers={numbers}
      labelOf={({ id }) => words.name(id)}
      style={style}
      testID="film-board"
    />
  );
}
