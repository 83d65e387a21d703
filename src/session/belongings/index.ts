export { isEverything, MAX_IMPORT_CHARS, type Belongings, type EverythingAsFile, type KeptWhere } from './belongings';
export type { LeftOutGame } from '../../storage';
export { openDeviceBelongings } from './openDeviceBelongings';
