export { AIM_AIDS, AIM_WAYS, type AimAid, type AimWay } from '../../rules/flicking';
export { LEVELS, type Foreseen, type Level, type Thought } from '../../ai';
export { draftAlone, draftTogether, isAlone } from './draft/alone';
export { withHeroAt, withOverseer, withPlayer, withPlayerCount } from './draft/changeDraft';
export { withAdventure } from './draft/draftAdventure';
export { draftAgain } from './draft/draftAgain';
export { crowdedIn, heroesIn, withExpansions, withHeroInstead } from './draft/draftHeroes';
export { lordsFor, withLord } from './draft/draftLord';
export type { DraftPlayer } from './draft/draftPlayers';
export {
  DUNGEON_LAYOUTS,
  DUNGEON_LENGTHS,
  newGameDraft,
  whyNotDraft,
  type DungeonLayout,
  type DungeonLength,
  type NewGameDraft,
} from './draft/newGameDraft';
export { OFFERED_EXPANSIONS } from './draft/offeredExpansions';
export type { FlickFilm, JudgedContact } from '../game/flickFilm';
export type { GameSummary } from './summary/gameSummary';
export { foreignGame, type ForeignGame, type ListedGame } from '../shelf/listedGame';
export type { GameFault } from '../shelf/gameFault';
export type { Games, OpenedGame } from '../shelf/openGames';
export type { DroppedSteps } from '../course/readCourse';
export type { Playback, PlaybackState } from '../playback/openPlayback';
export type { BestFlick, Deed, GameStory } from './story/gameStory';
export {
  isOnePersonAlone,
  numberOfSeat,
  PASSINGS,
  RETAKES,
  type GameSheet,
  type Passing,
  type Player,
  type Retakes,
} from '../game/sheet';
export type { ShownHero, ShownPiece, ShownTable } from './shown/shownTable';
export type { SharedTable, TablePlace } from '../shelf/tabs/sharedTable';
export type { FirstContact, TableLaunch, TableSession } from '../game/tableSession';
export type { Beat, Hint, Intent, LogLine, TableState, UndoOffer } from '../game/tableState';
