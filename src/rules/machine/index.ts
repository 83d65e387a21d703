export { amountsShape, type AmountsAnswer, type AmountsAsk } from './amounts';
export { apply, cited, foresee, start, whyNot, type Applied, type Carried, type Foreseen, type Refused } from './apply';
export type { Campaign, Onward, Try } from './campaign';
export {
  nextBelow,
  seedChance,
  shuffled,
  UNKNOWN_CHANCE,
  type Chance,
  type ChanceStream,
  type Drawn,
  type StreamName,
} from './chance';
export { chooseOne, chooseShape, chooseUpTo, type BarredOption, type ChooseAnswer, type ChooseAsk } from './choose';
export { deckSeen, drawCards, faceDown, type Deck } from './deck';
export { deedShape, type Deed, type DeedAnswer, type DeedAsk } from './deed';
export { NoSuchFace, rollFace, type Die } from './dice';
export type { Id, OptionId } from './id';
export type { Aside, Game, TaskRule, TaskRules } from './game';
export type { Command, GameState, GameTypes, Prompt } from './state';
export { Play } from './play';
export * from './record';
export { refuse, type Refusal } from './refusal';
export { sample } from './sample';
export { seatId, type Eyes, type SeatId } from './seat';
export type { Shape, Shapes } from './shape';
export {
  advance,
  isTakingBack,
  retakeable,
  statesOf,
  timelineOf,
  undoable,
  type RecordedStep,
  type Timeline,
} from './timeline';
