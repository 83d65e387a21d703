export { Boundary } from './boot/Boundary';
export { CrashScreen } from './boot/CrashScreen';
export { Entrance } from './boot/Entrance';
export { LanguageProvider, SettingsProvider, TextScaleProvider, deviceSettings } from './settings';
