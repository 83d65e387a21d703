import type {
  GameModule,
  Games,
  ListedAs,
  OpenedAs,
  Playback,
  Played,
  SharedTable,
  TablePlace,
  Watched,
} from '../../session';
import type { Eyes } from '../../rules/machine';

/** Games of whatever types: a screen knows them by what fills it. */
type AnyModules = Readonly<Record<string, GameModule<Played>>>;

export type AnyGames = Games<AnyModules>;
export type AnyListed = ListedAs<AnyModules>;
export type AnyOpened = OpenedAs<AnyModules>;
export type AnyTable = SharedTable<AnyOpened>;
export type AnyPlace = TablePlace<AnyOpened>;
export type AnyPlayback = Playback<Played>;

/** A game as somebody saw it. */
export interface AnySeen {
  readonly game: string;
  readonly eyes: Eyes;
  readonly watched: Watched<Played>;
}
