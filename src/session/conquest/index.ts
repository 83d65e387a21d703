export { choicesAlone, choicesTogether, isAlone, levelAlone } from './choices/alone';
export { withOption, withPlayer, withPlayerCount, withTeam, withTokens } from './choices/changeChoices';
export {
  freshChoices,
  MOST_OFFERED_TOKENS,
  recommendedFor,
  whyNotChoices,
  type ConquestChoices,
  type ChosenPlayer,
} from './choices/freshChoices';
export { choicesAgain } from './choices/choicesAgain';
export { proposedChoices, satDownTo } from './choices/usualChoices';
export { conquestModule } from './module';
export type { ConquestIntent, ConquestVerdict, NoDamage } from './flicked';
export type { ConquestPlayed } from './played';
export type { ConquestShown, ShownDisc, ShownStep, ShownTeam } from './shown/conquestShown';
export type { ConquestFlickTale, ConquestStory, PlayedCard, TokensAt } from './story/conquestStory';
export type { ConquestSummary } from './summary';
