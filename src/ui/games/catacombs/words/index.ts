export { useCatacombsText } from './useCatacombsText';
export { useCatacombsWords } from './useCatacombsWords';
