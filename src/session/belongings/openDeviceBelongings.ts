import { deviceStorage } from '../../storage';
import { openBelongings, type Belongings } from './belongings';

/** All that is kept on this device. */
export const openDeviceBelongings = (): Belongings =>
  openBelongings({ storage: deviceStorage, nowMs: () => Date.now() });
