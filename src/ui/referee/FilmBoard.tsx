import { useMemo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { BoardView, type ContactNumber } from '../../board';
import type { CatacombsWords } from '../../i18n/catacombs';
import type { FlickFilm, JudgedContact } from '../../session/catacombs';
import { useIsMotionReduced } from '../kit/settings';
import { CATALOGUE } from '../games/catacombs/catalogue';
import { filmScene } from './filmScene';
import type { FilmShow } from './useFilmShow';

export interface FilmBoardProps {
  readonly film: FlickFilm;
  readonly showing: FilmShow;
  readonly words: CatacombsWords;
  /** The contact that is pointed at. */
  readonly current: number | null;
  readonly style?: StyleProp<ViewStyle>;
}

const numberOf = ({ number, xMm, yMm, verdict }: JudgedContact, current: number | null): ContactNumber => ({
  number,
  xMm,
  yMm,
  tone: verdict.kind === 'gone' ? 'touch' : verdict.kind,
  isCurrent: number === current,
});

const nothing = (): void => undefined;

/** A flick that is over, on the board: nobody can flick anything here. */
export function FilmBoard({ film, showing, words, current, style }: FilmBoardProps) {
  const { seen, isOver } = showing;
  const motion = useIsMotionReduced() ? 'reduced' : 'full';
  const scene = useMemo(() => filmScene(film, isOver ? 'after' : 'before'), [film, isOver]);
  const numbers = useMemo(
    () => film.contacts.slice(0, seen).map((contact) => numberOf(contact, current)),
    [film, seen, current],
  );
  return (
    <BoardView
      catalogue={CATALOGUE}
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
