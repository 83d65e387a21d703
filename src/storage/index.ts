export { deviceKeyValue } from './deviceKeyValue';
export { deviceShelf } from './deviceShelf';
export { FAULT_KINDS, type FaultKind, type StorageFault } from './fault';
export type { KeyValue } from './keyValue';
export type { GameShelf, NewEntry, ShelfChange, ShelfEntry, StoredGame, UnreadableGame } from './shelf/gameShelf';
export { memoryKeyValue } from './memoryKeyValue';
export { memoryShelf } from './shelf/memoryShelf';
