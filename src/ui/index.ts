export { Boundary } from './app/boot/Boundary';
export { CrashScreen } from './app/boot/CrashScreen';
export { Entrance } from './app/boot/Entrance';
export { TextScaleProvider } from './kit/components/words';
export { LanguageProvider, SettingsProvider, deviceSettings } from './kit/settings';
