import type { Played, PlayedIn, TableSession } from '../../session';
import type { ScreensUi } from './screens';
import type { TableUi } from './table';
import type { ScreenWords, TableWords } from './words';

/** All that the screens know of a game: it fills their frames, each with values of its own. */
export interface GameUi<P extends Played, W extends TableWords<P> = TableWords<P>>
  extends TableUi<P, W>, ScreensUi<P, W> {}

/** The same, whatever else its words can say: only its own parts ask. */
export type UiOf<P extends Played> = Omit<GameUi<P, never>, 'useWords'> & Pick<GameUi<P>, 'useWords'>;

/** A screen for each game that is played here: a game without one is a type error. */
export type Uis<M> = { readonly [K in keyof M]: UiOf<PlayedIn<M[K]>> };

/** A game of whatever types, as the frames fill themselves with it. */
export type AnyUi = GameUi<Played>;

/** A game, of whichever types it is, with what shows it. */
export interface Shown {
  readonly ui: AnyUi;
  readonly session: TableSession<Played>;
}

type Opened<M> = { readonly [K in keyof M]: { readonly game: K; readonly session: TableSession<PlayedIn<M[K]>> } };

/** The one place where the parameter is erased: by its id a game finds what was made for its types. */
export const uiOf = <M>(uis: Uis<M>, game: keyof M): AnyUi => uis[game] as unknown as AnyUi;

export const shownBy = <M>(uis: Uis<M>, { game, session }: Opened<M>[keyof M]): Shown => ({
  ui: uiOf(uis, game),
  session: session as TableSession<Played>,
});

/** The same for the frames around the table. */
type ScreensOf<P extends Played> = Omit<ScreensUi<P, never>, 'useWords'> &
  Pick<ScreensUi<P, ScreenWords<P>>, 'useWords'>;

export type Screens<M> = { readonly [K in keyof M]: ScreensOf<PlayedIn<M[K]>> };

export type AnyScreens = ScreensUi<Played, ScreenWords<Played>>;

/** Screens by the name of the game, whatever its types: each is handed only what is of its own game. */
export type ScreensByName = Readonly<Record<string, AnyScreens>>;

export const screensByName = <M>(screens: Partial<Screens<M>>): ScreensByName => screens as unknown as ScreensByName;

/** null for a game that has no screen here. */
export const screensOf = (all: ScreensByName, game: string | null): AnyScreens | null =>
  game !== null && Object.hasOwn(all, game) ? (all[game] ?? null) : null;
