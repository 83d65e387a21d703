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
export type { FlickFilm, JudgedContact } from './flickFilm';
export type { GameSummary } from './games/gameSummary';
export { foreignGame, type ForeignGame, type ListedGame } from './games/listedGame';
export type { GameFault } from './games/gameFault';
export type { Games, OpenedGame } from './games/openGames';
export type { DroppedSteps } from './games/readCourse';
export type { Playback, PlaybackState } from './playback/openPlayback';
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
} from './sheet';
export type { ShownHero, ShownPiece, ShownTable } from './shownTable';
export type { SharedTable, TablePlace } from './tabs/sharedTable';
export type { FirstContact, TableLaunch, TableSession } from './tableSession';
export type { Beat, Hint, Intent, LogLine, TableState, UndoOffer } from './tableState';
