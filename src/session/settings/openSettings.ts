import { deviceKeyValue } from '../../storage';
import { createSettings, type SettingsStore } from './settings';

/** The settings of this device. */
export const openSettings = (): SettingsStore => createSettings(deviceKeyValue);
