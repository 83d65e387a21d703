export { Boundary } from './app/boot/Boundary';
export { CrashScreen } from './app/boot/CrashScreen';
export { Entrance } from './app/boot/Entrance';
export { DeviceSide, TextScaleProvider } from './kit/side';
export { LanguageProvider, SettingsProvider, deviceSettings } from './kit/settings';
