export type { Foreseen, Thought } from '../../ai/catacombs';
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
/** What may be chosen for a new game: only boxes whose cards are all there, and that hold any. */
export { FILLED_EXPANSIONS as OFFERED_EXPANSIONS } from '../../rules/catacombs';
export type { GameSummary } from './summary/gameSummary';
export type { BestFlick, Deed, GameStory } from './story/gameStory';
export type { ShownHero, ShownPiece, ShownTable } from './shown/shownTable';
export { catacombsModule } from './module';
export type { FlickFilm, Intent, JudgedContact, ToldFlick } from './flicked';
export type { CatacombsPlayed } from './played';
export { readAdventure } from '../../rules/catacombs';
export { suggestedHandicap, type Suggestion } from './streak';
export type {
  Beat,
  Hint,
  LogLine,
  Playback,
  PlaybackState,
  TableSession,
  TableState,
  UndoOffer,
  Watched,
} from './types';
export { proposedDraft, satDownTo } from './draft/usualDraft';
