export { openSettings } from './openSettings';
export type { SettingsStore } from './settings';
export { AID_CHOICES, LANGUAGE_CHOICES, MOTION_CHOICES, type Settings } from './settingsFormat';
