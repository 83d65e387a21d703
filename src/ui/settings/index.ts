export { LanguageProvider } from './LanguageProvider';
export { SettingsProvider, useSetting } from './SettingsContext';
export { useIsMotionReduced } from './useIsMotionReduced';
export { deviceSettings } from './deviceSettings';
