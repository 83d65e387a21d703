import type { Language } from '../../i18n/common';
import type { FileFault } from '../../rules/machine';
import type { Played, PlayedIn } from '../../session';
import type { BoxUi } from './box';
import type { Catalogue } from './catalogue';
import type { FilmsUi, WatchedUi } from './films';
import type { Entry, Help } from './help';
import type { Part } from './part';
import type { LibraryUi, ListedUi, NewGameUi, PractiseUi, StartFile, StoryUi, WholeTableProps } from './screens';
import type { SaidUi, ScreenWords } from './words';

/** All that the screens know of a game: it fills their frames, each with values of its own. */
export interface GameUi<P extends Played, W extends ScreenWords<P>> extends SaidUi<P, W> {
  /** What the game is called, and a sentence of what it is. */
  about(language: Language): Entry;
  /** What it hands in to be seen and heard. */
  readonly catalogue: Catalogue;
  /** What is wrong with a file, and where in it; null for a game that has no words of its own for that. */
  readonly fault: ((fault: FileFault, language: Language) => string) | null;
  /** The rules in one language. */
  readonly rulebook: Help['rulebook'];
  readonly listed: ListedUi<P>;
  /** As it stands on the shelf of the title; left out for a game that nobody takes down from there. */
  readonly box?: BoxUi;
  /** null: none is begun by hand. */
  readonly newGame: NewGameUi<P> | null;
  readonly startFiles: readonly StartFile<P>[];
  readonly story: StoryUi<P, W>;
  readonly watched: WatchedUi<P, W>;
  /** null for a game in which nothing is flicked. */
  readonly films: FilmsUi<P, W> | null;
  /** null: it has no cards to look at. */
  readonly library: LibraryUi | null;
  /** null: it is played in earnest alone. */
  readonly practise: PractiseUi | null;
  readonly Table: Part<WholeTableProps<P>>;
}

/** The same, whatever else its words can say: only its own parts ask. */
type UiOf<P extends Played> = Omit<GameUi<P, never>, 'useWords'> & Pick<GameUi<P, ScreenWords<P>>, 'useWords'>;

/** What each game that is played here fills the screens with: one that fills none is a type error. */
export type Uis<M> = { readonly [K in keyof M]: UiOf<PlayedIn<M[K]>> };

/** A game of whatever types, as the frames fill themselves with it. */
export type AnyUi = GameUi<Played, ScreenWords<Played>>;

export type UisByName = Readonly<Record<string, AnyUi>>;

/** Here the types of games are forgotten: by its name a game finds what was made for it, and is handed only what is its own. */
export const uisByName = <M>(uis: Partial<Uis<M>>): UisByName => uis as unknown as UisByName;

/** null for a game that has no screen here. */
export const uiOf = (uis: UisByName, game: string | null): AnyUi | null =>
  game !== null && Object.hasOwn(uis, game) ? (uis[game] ?? null) : null;
