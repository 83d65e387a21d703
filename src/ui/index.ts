export { Boundary } from './app/boot/Boundary';
export { CrashScreen } from './app/boot/CrashScreen';
export { LastWords } from './app/boot/LastWords';
export { Entrance } from './app/boot/Entrance';
export { listenForCrashes } from './kit/crashes';
export { SwitcherCover } from './kit/secret';
export { DeviceSide, KeyboardRoom, TextScaleProvider } from './kit/side';
export { LanguageProvider, SettingsProvider, deviceSettings } from './kit/settings';
