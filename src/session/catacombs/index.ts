export type { Foreseen, Thought } from '../../ai/catacombs';
export { choicesAlone, choicesTogether, isAlone } from './choices/alone';
export { withHeroAt, withOverseer, withPlayer, withPlayerCount } from './choices/changeChoices';
export { withAdventure } from './choices/withAdventure';
export { choicesAgain } from './choices/choicesAgain';
export { crowdedIn, heroesIn, withExpansions, withHeroInstead } from './choices/heroes';
export { lordsFor, withLord } from './choices/lord';
export type { ChosenPlayer } from './choices/players';
export {
  DUNGEON_LAYOUTS,
  DUNGEON_LENGTHS,
  freshChoices,
  whyNotChoices,
  type DungeonLayout,
  type DungeonLength,
  type CatacombsChoices,
} from './choices/freshChoices';
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
export { proposedChoices, satDownTo } from './choices/usualChoices';
