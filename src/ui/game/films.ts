import type { Language } from '../../i18n/common';
import type { BoardCatalogue, BoardScene, PieceTone } from '../../board';
import type { GameState } from '../../rules/machine';
import type { Beat, FlickFilm, JudgedContact, Played } from '../../session';
import type { Part } from './part';
import type { TellFilms } from './tells';

import type { ScreenWords } from './words';

/** A game that is watched. */
export interface WatchedUi<P extends Played, W extends ScreenWords<P>> {
  /** The table as it is drawn, with what flies in a film; null where no board lies. */
  sceneOf(
    at: { readonly shown: P['shown']; readonly view: GameState<P> },
    film: FlickFilm<P['flicked']> | null,
  ): BoardScene | null;
  /** What is seen where no board lies. */
  readonly Between: Part<{
    readonly shown: P['shown'];
    readonly view: GameState<P>;
    readonly words: W;
  }> | null;
  /** Events that are watched as they were in play; left out: none. */
  readonly films?: TellFilms<P, W>;
  /** How long any other beat is told at the usual speed; a flight is as long as its film. */
  toldMs(beat: Beat<P>): number;
}

/** What one touch of a flick came to, for the referee. */
export interface Judged {
  readonly text: string;
  /** By which rule; null where there was nothing to judge. */
  readonly rule: string | null;
  readonly tone: 'damage' | 'none' | 'touch';
}

export interface DiscProps<Board extends string> {
  readonly disc: string;
  /** The board that it lies on. */
  readonly board: Board;
  readonly sizePt: number;
  readonly tone?: PieceTone;
}

/** What is shown and said of a flick that is over. */
export interface FilmsUi<P extends Played, W extends ScreenWords<P>> {
  readonly catalogue: BoardCatalogue;
  /** What a disc looks like, by its name in the catalogue. */
  pieceOf(disc: string, board: P['flicked']['board']): string;
  groundOf(board: P['flicked']['board']): string;
  /** What frames it, and how it may lie; left out: nothing does, and it is never turned. */
  layOf?(board: P['flicked']['board']): Pick<BoardScene, 'rimMm' | 'lies'>;
  /** The mark of a disc that something lies on. */
  readonly ridden: string | null;
  readonly Disc: Part<DiscProps<P['flicked']['board']>>;
  /** How the disc was flicked, by the name of that. */
  attack(attack: string, words: W, language: Language): string;
  judged(contact: JudgedContact<P['flicked']>, film: FlickFilm<P['flicked']>, words: W, language: Language): Judged;
}
