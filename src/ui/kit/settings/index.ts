export { LanguageProvider } from './LanguageProvider';
export { SettingsProvider, useSetting, useSettingsStore } from './SettingsContext';
export { useIsMotionReduced } from './useIsMotionReduced';
export { deviceSettings } from './deviceSettings';
