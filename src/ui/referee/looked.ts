import type { FlickFilm, Played } from '../../session';
import type { FilmsUi, ScreenWords } from '../game';

/** A flick that is looked at once more, and what its game shows and says of it. */
export interface Looked<P extends Played, W extends ScreenWords<P>> {
  readonly films: FilmsUi<P, W>;
  readonly film: FlickFilm<P['flicked']>;
  readonly words: W;
}
