export { Boundary } from './app/boot/Boundary';
export { CrashScreen } from './app/boot/CrashScreen';
export { Entrance } from './app/boot/Entrance';
export { LanguageProvider, SettingsProvider, TextScaleProvider, deviceSettings } from './settings';
