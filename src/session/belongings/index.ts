export {
  isEverything,
  MAX_IMPORT_CHARS,
  openBelongings,
  type Belongings,
  type EverythingAsFile,
  type KeptWhere,
} from './belongings';
export type { LeftOutGame } from '../../storage';
