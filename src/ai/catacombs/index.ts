export { brain } from './brain';
export {
  decide,
  ponder,
  type CatacombsAsked,
  type CatacombsDecision,
  type CatacombsSaid,
  type PonderedCatacombs,
} from './decide';
export { MINDS, withHand, type CatacombsHead, type CatacombsMind } from './minds';
export { ERRANDS } from './shots/errand';
export { HABITS, type Foreseen, type Thought } from './thought';
