import { deviceStorage } from './device';

export type { AppStorage } from './createStorage';
export { FAULT_KINDS, type FaultKind, type StorageFault } from './fault';
export { guarded } from './guarded';
export { MAX_EXPORT_LENGTH, type ExportedGame } from './shelf/exportShape';
export { writeGameFile, type Export } from './shelf/exporting';
export type {
  Admission,
  Admit,
  ImportReport,
  LeftOutGame,
  MergeValue,
  NotAdmitted,
  ShelfFiles,
} from './files/shelfFiles';
export { memoryStorage } from './memoryStorage';
export type {
  GameShelf,
  NewEntry,
  NewStep,
  ShelfChange,
  ShelfEntry,
  SnapshotPage,
  StoredGame,
  UnreadableGame,
} from './shelf/gameShelf';
export { memoryShelf } from './shelf/memoryShelf';
export { isSetAside } from './shelf/setAside';
export type { Persistence } from './tabs/persistence';
export type { StorageRoom } from './tabs/room';
export type { ClaimState, GameClaim } from './tabs/gameClaim';
export type { KeyValue } from './values/keyValue';
export { memoryKeyValue } from './values/memoryKeyValue';
export { mergedTexts, versionedValue, type ValueShape, type VersionedValue } from './values/versionedValue';

export const { shelf: deviceShelf, values: deviceKeyValue } = deviceStorage;
export { deviceStorage };
