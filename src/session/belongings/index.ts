export { isEverything, type Belongings, type EverythingAsFile, type KeptWhere } from './belongings';
export { openDeviceBelongings } from './openDeviceBelongings';
