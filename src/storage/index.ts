export { deviceKeyValue } from './deviceKeyValue';
export type { KeyValue, StorageFault } from './keyValue';
export type { GameShelf, NewEntry, ShelfChange, ShelfEntry, StoredGame } from './shelf/gameShelf';
export { memoryKeyValue } from './memoryKeyValue';
