export { catacombsWords, type CatacombsWords } from './catacombsWords';
export { faultPlace, faultWords } from './faults/faultWords';
