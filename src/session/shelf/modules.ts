import type { Eyes } from '../../rules/machine';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { TableSession } from '../game/tableSession';
import type { Playback } from '../playback/openPlayback';
import type { Watched } from '../playback/watch';
import type { ListedGame } from './listedGame';

/** The games that are played here, by their ids: a value that is handed in. The unions follow from it. */
export type Modules<M> = { readonly [K in keyof M]: GameModule<PlayedIn<M[K]>> };
export type PlayedIn<Module> = Module extends GameModule<infer P> ? P : never;

type Each<M, Of> = Of[keyof M & keyof Of];

export type ListedAs<M> = Each<M, { readonly [K in keyof M]: ListedGame<PlayedIn<M[K]>> & { readonly game: K } }>;
/** A game of the shelf with all its types: which game it is says which. */
export type OpenedAs<M> = Each<
  M,
  { readonly [K in keyof M]: { readonly game: K; readonly session: TableSession<PlayedIn<M[K]>> } }
>;
export type PlayedBackAs<M> = Each<
  M,
  { readonly [K in keyof M]: { readonly game: K; readonly playback: Playback<PlayedIn<M[K]>> } }
>;
/** A game as somebody saw it. */
export type SeenAs<M> = Each<
  M,
  { readonly [K in keyof M]: { readonly game: K; readonly eyes: Eyes; readonly watched: Watched<PlayedIn<M[K]>> } }
>;

/**
 * The module of a game, of whatever types that game has; null for a game that is not played here. Whoever works on any
 * game asks here, and nobody needs to know which it is.
 */
export function moduleOf<M extends Modules<M>>(modules: M, game: string): GameModule<Played> | null {
  return Object.hasOwn(modules, game) ? (modules[game as keyof M] as unknown as GameModule<Played>) : null;
}
