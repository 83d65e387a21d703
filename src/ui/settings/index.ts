export { LanguageProvider } from './LanguageProvider';
export { SettingsProvider, useSetting, useSettingsStore } from './SettingsContext';
export { TextScaleProvider } from './TextScaleProvider';
export { useIsMotionReduced } from './useIsMotionReduced';
export { deviceSettings } from './deviceSettings';
