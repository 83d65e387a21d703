import type { LogLine as AnyLine } from '../game/course';
import type {
  Beat as AnyBeat,
  Hint as AnyHint,
  TableState as AnyState,
  UndoOffer as AnyOffer,
} from '../game/tableState';
import type { TableSession as AnySession } from '../game/tableSession';
import type { Playback as AnyPlayback, PlaybackState as AnyPlaybackState } from '../playback/openPlayback';
import type { Watched as AnyWatched } from '../playback/watch';
import type { CatacombsPlayed } from './played';

/** A table of Catacombs, as its screens speak of it. */
export type LogLine = AnyLine<CatacombsPlayed>;
export type Beat = AnyBeat<CatacombsPlayed>;
export type Hint = AnyHint<CatacombsPlayed>;
export type TableState = AnyState<CatacombsPlayed>;
export type UndoOffer = AnyOffer<CatacombsPlayed>;
export type TableSession = AnySession<CatacombsPlayed>;
export type Playback = AnyPlayback<CatacombsPlayed>;
export type Watched = AnyWatched<CatacombsPlayed>;
export type PlaybackState = AnyPlaybackState<CatacombsPlayed>;
