export { amountsShape, type AmountsAnswer, type AmountsAsk } from './amounts';
export { apply, start, whyNot, type Applied, type Carried, type Refused } from './apply';
export { nextBelow, seedChance, shuffled, type Chance, type ChanceStream, type Drawn, type StreamName } from './chance';
export { chooseOne, chooseShape, chooseUpTo, type BarredOption, type ChooseAnswer, type ChooseAsk } from './choose';
export { deckOf, discardTo, drawTop, isExhausted, type Deck } from './deck';
export type { Aside, Game, TaskRule, TaskRules } from './game';
export type { Command, GameState, GameTypes, Prompt } from './state';
export { Play } from './play';
export * from './record';
export { refuse, type Refusal } from './refusal';
export { sample } from './sample';
export { seatId, type SeatId } from './seat';
export type { Shape, Shapes } from './shape';
export {
  advance,
  retakeable,
  statesOf,
  timelineOf,
  undoable,
  type Advanced,
  type RecordedStep,
  type Timeline,
} from './timeline';
