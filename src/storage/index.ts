export { deviceKeyValue } from './deviceKeyValue';
export type { KeyValue, StorageFault } from './keyValue';
export { memoryKeyValue } from './memoryKeyValue';
