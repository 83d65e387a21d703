export { conquest, openConquest, startConquest } from './game';
export { conquestBook, type ConquestWritten } from './record/conquestBook';
export { RULES_REVISION } from './revision';
export { ARENA_MM, CORNERS, crystalsOf, type Spot } from './content/arena';
export { cardId, deckOf, DESIGNS, designOf, faceOf, isCard, printedOn } from './content/cards';
export { BOOSTED_DAMAGE, DAMAGE, LAUNCH, PLACING_GAP_MM, radiusOf } from './content/discs';
export { HAND, LEAST_BANK, MOST_TOKENS, TOKENS, USUAL_TOKENS } from './content/tokens';
export { handSize, lonelySeat, pairOf } from './model/hands';
export type { Conquest, InPlay, TeamState } from './model/model';
export {
  actingCharacter,
  actingSeat,
  cardsInHand,
  handOf,
  hasOption,
  seatOfCharacter,
  seatsInOrder,
  seatsOfTeam,
  teamOfSeat,
} from './model/queries';
export { GROUNDS, type ConquestOpening, type ConquestSetup, type GroundId, type TeamOpening } from './model/setup';
export { boardOf, lying, tableOf } from './model/table';
export type { ConquestGame, ConquestState, ConquestTypes } from './model/types';
export { whyNotSetup } from './start/whyNotSetup';
export { decided } from './tasks/end';
export type { ConquestAnswer, ConquestAsk } from './words/asks';
export {
  ABILITY_KINDS,
  DESIGN_IDS,
  HIDDEN_CARD,
  type Ability,
  type AbilityKind,
  type CardId,
  type Design,
  type DesignId,
  type SeenCard,
  type Shot,
} from './words/cards';
export type { ConquestEvent, Purse } from './words/events';
export { HOUSE_OPTIONS, type HouseOption } from './words/houseOptions';
export * from './words/ids';
export { DECIDED_BY, ENDINGS, HARMLESS, type DecidedBy, type Ending, type Harmless } from './words/options';
export type { ConquestOutcome } from './words/outcome';
export type { ConquestPurpose, ShotAsked } from './words/purposes';
